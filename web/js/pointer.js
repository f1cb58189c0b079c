// Fingers, mouse and keys, delegated from the document: one listener a kind.
import { letGo } from "./drag.js";

// How long a finger stays to see a thing large, as people have set it.
const HOLDS = { long: 1000, longer: 2000 };
const HOLD = 480;
const SLACK = 12;

const marked = "[data-tap],[data-not],[data-do]";

let held = null;
// The fingers and keys that are down on something, until they are released: what it is.
const down = new Map();
// The fingers whose press was handled when they came down, until their click has come or cannot.
const handled = new Map();
const CLICK_COMES = 80;

// A finger that taps twice, as fingers do, means what it tapped: not what has come in its place meanwhile.
// So it is after a press, and after a tap on what is marked `data-once`.
const TWICE = 400;
let tapped = null;

const nameOf = ({ dataset }) => dataset.press ?? dataset.do ?? dataset.tap ?? "";

function remember(element, event) {
  const { x, y } = place(event);
  tapped = { x, y, at: event.timeStamp, name: nameOf(element) };
}

/** Whether this is the second of two quick taps at one place, on something else than the first. */
function isSecond(element, event) {
  const late = !tapped || event.timeStamp - tapped.at > TWICE;
  // Keys and programs have no place of their own.
  const placeless = !event.isTrusted || (event.type === "click" && event.detail === 0);
  if (late || placeless || nameOf(element) === tapped.name) return false;
  const { x, y } = place(event);
  return Math.hypot(x - tapped.x, y - tapped.y) <= SLACK;
}

// While a clock runs nothing may stop it: no long press, no menu, no pinch.
const racing = () => document.querySelector("#app [data-racing]") !== null;

/** Whether a click is the tail of a press that was handled: it must not press what lies there now. */
function spent(event) {
  if (handled.has(event.pointerId)) {
    handled.delete(event.pointerId);
    return true;
  }
  // Some browsers do not say whose click it is: then it is the one that was lifted there just now.
  if (event.pointerType && event.pointerId > 0) return false;
  for (const [pointer, at] of handled) {
    if (at && Math.hypot(event.clientX - at.x, event.clientY - at.y) <= SLACK) {
      handled.delete(pointer);
      return true;
    }
  }
  return false;
}

const wait = () => HOLDS[document.documentElement.dataset.hold] ?? HOLD;

function place(event) {
  return { x: Math.round(event.clientX ?? 0), y: Math.round(event.clientY ?? 0) };
}

/** What a finger means that comes down close to small things: the nearest whose `.grab` it is in.
 *
 * Only on a ground marked `data-nearest`; what is hit itself and has no larger area of its own is
 * meant as it is.
 */
function grabbed(target, at) {
  const ground = target.closest?.("[data-nearest]");
  const hit = target.closest?.("[data-tap]");
  if (!ground || (hit && !hit.querySelector(".grab"))) return null;
  let found = null;
  let least = Number.POSITIVE_INFINITY;
  for (const area of ground.querySelectorAll(".grab")) {
    const { x, y, width, height } = area.getBoundingClientRect();
    const far = Math.hypot(at.x - x - width / 2, at.y - y - height / 2);
    if (far > width / 2 || far >= least) continue;
    [found, least] = [area, far];
  }
  if (!found) return null;
  return found.closest(marked) ?? ground.querySelector(`[data-tap="${found.dataset.grab}"]`);
}

/** What a tap at a place means, and what lies there; null for nothing. */
export function meant(target, x, y) {
  return grabbed(target, { x, y }) ?? target.closest?.(marked) ?? null;
}

function said(element) {
  return { ...element.dataset, value: element.value ?? null };
}

export function watchPointers(send) {
  document.addEventListener(
    "click",
    (event) => {
      if (!spent(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );

  document.addEventListener("click", (event) => {
    // Beside a dialog, on what lies under it: the same as its button that closes it.
    const { beside } = event.target.dataset;
    if (beside) {
      send("tap", { do: beside, ...place(event) });
      return;
    }
    const element = meant(event.target, event.clientX, event.clientY);
    if (!element || element.disabled || isSecond(element, event)) return;
    if ("once" in element.dataset) remember(element, event);
    send("tap", { ...said(element), ...place(event) });
  });

  // A press counts when the finger comes down, for several fingers at once.
  document.addEventListener("pointerdown", (event) => {
    const press = event.target.closest("[data-press]");
    if (press) {
      event.preventDefault();
      down.set(event.pointerId, press.dataset.press);
      handled.set(event.pointerId, null);
      if (isSecond(press, event)) return;
      remember(press, event);
      send("press", { ...said(press), ...place(event), at: event.timeStamp });
      return;
    }
    // An id may be given anew: what it was handled for is long over.
    handled.delete(event.pointerId);
    if (event.target.closest("[data-stays]")) {
      down.set(event.pointerId, "");
      send("stay", {});
    }
    clearTimeout(held?.timer);
    held = null;
    if (racing()) return;
    // A second finger means a pinch, not a long press.
    const info = event.isPrimary && event.target.closest("[data-info]");
    if (!info) return;
    const start = place(event);
    held = { ...start, timer: setTimeout(() => hold(info, start, event.pointerId), wait()) };
  });

  const hold = (info, start, pointer) => {
    held = null;
    letGo();
    down.set(pointer, "");
    handled.set(pointer, null);
    send("info", { info: info.dataset.info, held: true, ...start });
  };

  const release = (event) => {
    clearTimeout(held?.timer);
    held = null;
    const what = down.get(event.pointerId);
    if (!down.delete(event.pointerId)) return;
    if (handled.has(event.pointerId)) {
      // The click comes right after it, if it comes at all.
      const at = { x: event.clientX, y: event.clientY };
      handled.set(event.pointerId, at);
      setTimeout(
        () => handled.get(event.pointerId) === at && handled.delete(event.pointerId),
        CLICK_COMES,
      );
    }
    send("release", what ? { press: what } : {});
  };
  document.addEventListener("pointerup", release);
  document.addEventListener("pointercancel", release);
  document.addEventListener("pointermove", (event) => {
    if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLACK) release(event);
  });
  document.addEventListener("contextmenu", (event) => {
    if (racing() || event.target.closest("[data-info],[data-press]")) event.preventDefault();
  });
  // Where `touch-action` does not keep two fingers from enlarging the page.
  for (const kind of ["gesturestart", "gesturechange"]) {
    document.addEventListener(kind, (event) => racing() && event.preventDefault());
  }

  document.addEventListener("keydown", (event) => {
    // A slider keeps its own keys, but it is no place to write a space.
    const slides = event.target.type === "range" && event.key === " ";
    if (event.target.matches?.("input,select,textarea") && !slides) return;
    const press = event.target.closest?.("[data-press]");
    if (press && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      if (event.repeat) return;
      down.set(event.key, press.dataset.press);
      send("press", { ...said(press), at: event.timeStamp });
      return;
    }
    const element = event.target.closest?.(`${marked},[data-info]`);
    const box = element?.getBoundingClientRect();
    const middle = box && {
      x: Math.round(box.x + box.width / 2),
      y: Math.round(box.y + box.height / 2),
    };
    if ((event.key === "Enter" || event.key === " ") && element && element.tagName !== "BUTTON") {
      event.preventDefault();
      if (element.matches(marked)) send("tap", { ...said(element), ...middle });
      else send("info", { info: element.dataset.info, ...middle });
    } else if (event.key === "i" && element?.dataset.info) {
      if (event.repeat) return;
      down.set(event.key, "");
      send("info", { info: element.dataset.info, held: true, ...middle });
    } else if (element?.tagName === "BUTTON" && (event.key === "Enter" || event.key === " ")) {
      // The button's own click comes next.
    } else if (!event.repeat || event.key.startsWith("Arrow")) {
      send("key", { key: event.key, at: event.timeStamp });
    }
  });
  document.addEventListener("keyup", (event) => {
    const what = down.get(event.key);
    if (down.delete(event.key)) send("release", what ? { press: what } : {});
  });
}
