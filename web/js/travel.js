// Cards and pieces travel: an element that keeps its key goes from its old place to its new one.
const DURATION = 280;
const EASING = "cubic-bezier(.2,.7,.2,1)";

let allowed = true;
const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Traveller {
  #root;
  #continuity;
  #before = new Map();
  #now = new Map();

  constructor(root) {
    this.#root = root;
  }

  static allow(on) {
    allowed = on;
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
    if (!allowed || still.matches || !this.#before.size) return;
    for (const [key, { place, from, takes }] of this.#now) {
      const start = this.#before.get(key)?.place ?? from;
      if (!start || start === place) continue;
      const element = this.#root.querySelector(`[data-key="${CSS.escape(key)}"]`);
      const duration = Number(takes) || DURATION;
      element?.animate([{ transform: start }, { transform: place }], { duration, easing: EASING });
    }
  }
}
