// The small pictures of kept matches: each is fetched and drawn when its place comes into sight, and
// once only. Python does not know of them, so that they cost a redraw nothing; it is asked for those
// that nobody has drawn yet. A bad one harms only itself: the words of its place (`data-without`)
// stand there instead.
const MARGIN = "200px";
// Elements within each other; a picture has about a dozen.
const DEEPEST = 60;
const NONE = "no-picture";

// Before Python answers, pictures take the moments in which the start has to wait; they do not keep it.
const idle = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 200));
const isStarting = () => document.documentElement.dataset.app === "booting";

function isScene(scene, depth = DEEPEST) {
  if (typeof scene === "string") return depth < DEEPEST;
  return (
    depth > 0 &&
    Array.isArray(scene) &&
    typeof scene[0] === "string" &&
    Object.prototype.toString.call(scene[1]) === "[object Object]" &&
    scene.slice(2).every((child) => isScene(child, depth - 1))
  );
}

function read(text) {
  try {
    const scene = JSON.parse(text);
    return isScene(scene) && scene[1].class !== NONE ? scene : null;
  } catch {
    return null;
  }
}

/** Draws with `draw(scene, element)`; `fetched(ids)` gives the texts of those that there are, and
 * `lacking(ids)` hears of the others. */
export function pictures(fetched, draw, lacking) {
  const drawn = new WeakMap();
  const seen = new IntersectionObserver(arrived, { rootMargin: MARGIN });

  async function arrived(entries) {
    const places = entries.filter((entry) => entry.isIntersecting).map(({ target }) => target);
    const wanted = places.filter((place) => drawn.get(place) !== place.dataset.picture);
    for (const place of wanted) drawn.set(place, place.dataset.picture);
    const early = isStarting();
    const texts = await fetched(wanted.map((place) => place.dataset.picture));
    for (const [n, place] of wanted.entries()) {
      if (early) await new Promise((resolve) => idle(resolve));
      if (texts[n] !== undefined && place.isConnected) put(read(texts[n]), place);
    }
    const without = wanted.filter((_, n) => texts[n] === undefined);
    if (without.length) lacking(without.map((place) => place.dataset.picture));
  }

  function put(scene, place) {
    const without = ["span", { class: NONE }, place.dataset.without ?? ""];
    try {
      draw(scene ?? without, place);
    } catch {
      draw(without, place);
    }
  }

  /** Look for new places after something was shown. */
  function look(root) {
    for (const place of root.querySelectorAll("[data-picture]")) {
      if (!drawn.has(place)) {
        drawn.set(place, "");
        seen.observe(place);
      }
    }
  }

  /** A picture that has just been drawn, where there is a place for it. */
  function show(id, text) {
    const place = document.querySelector(`[data-picture="${CSS.escape(id)}"]`);
    if (place) put(read(text), place);
  }

  return { look, show };
}
