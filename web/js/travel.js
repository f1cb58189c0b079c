// Cards and pieces travel: an element that keeps its key goes from its old place to its new one.
const DURATION = 280;
const EASING = "cubic-bezier(.2,.7,.2,1)";

// How much longer everything takes; 0 where nothing travels.
let pace = 1;
const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Traveller {
  #root;
  #continuity;
  #before = new Map();
  #now = new Map();

  constructor(root) {
    this.#root = root;
  }

  /** The style sheets' own motion keeps pace, too. */
  static pace(speed) {
    pace = speed;
  }

  /** A new whole (another screen, another person's view) starts with nothing in motion. */
  begin(continuity) {
    this.#before = continuity === this.#continuity ? this.#now : new Map();
    this.#continuity = continuity;
    this.#now = new Map();
  }

  /** `data-travel` is how long this one takes, in milliseconds. */
  note({ key, style, "data-from": from, "data-travel": takes }) {
    if (typeof style === "string" && style.startsWith("transform:")) {
      this.#now.set(key, { place: style.slice("transform:".length), from, takes });
    }
  }

  end() {
    if (!pace || still.matches || !this.#before.size) return;
    for (const [key, { place, from, takes }] of this.#now) {
      const start = this.#before.get(key)?.place ?? from;
      if (!start || start === place) continue;
      const element = this.#root.querySelector(`[data-key="${CSS.escape(key)}"]`);
      const duration = pace * (Number(takes) || DURATION);
      element?.animate([{ transform: start }, { transform: place }], { duration, easing: EASING });
    }
  }
}

function keepPace({ target }) {
  if (pace === 1 || !pace) return;
  for (const motion of target.getAnimations()) {
    if (motion instanceof CSSAnimation || motion instanceof CSSTransition)
      motion.updatePlaybackRate(1 / pace);
  }
}
document.addEventListener("animationstart", keepPace);
document.addEventListener("transitionrun", keepPace);
