// Pinch, drag, wheel and keys, for a drawing with a group marked `data-zoom`: its value is the
// most that it can be enlarged. The drawing itself never learns of it. While it is enlarged, its
// svg carries `data-zoomed`; elements with `data-zoom-by` are buttons (a factor; 0 fits it again).
// A group may say where it is seen (`data-frame`, else all of the svg), and what of it should be
// large by itself (`data-focus`); both as "x y width height" in the svg's units.
const SLACK = 10;
const STEP = 1.5;
const NONE = { x: 0, y: 0, scale: 1 };

const states = new WeakMap();
// What each group was led to by its `data-focus`, and how it was before; gone once a hand moves it.
const led = new WeakMap();
const fingers = new Map();
let dragged = false;

const groupOf = (element) => element.closest?.("svg.drawing")?.querySelector("[data-zoom]");
// Looked for within the screen alone: before it in the page lie all the symbols of the cards.
const shown = () => document.querySelector("#app svg.drawing [data-zoom]");
const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

function rectangle(words) {
  const [x, y, width, height] = words.split(" ").map(Number);
  return { x, y, width, height };
}

/** Where a group is seen. */
function frameOf(group) {
  const { frame } = group.dataset;
  return frame ? rectangle(frame) : group.ownerSVGElement.viewBox.baseVal;
}

function apply(group, { x, y, scale }) {
  const svg = group.ownerSVGElement;
  const frame = frameOf(group);
  const most = Number(group.dataset.zoom) || 1;
  scale = clamp(scale, 1, most);
  const rest = 1 - scale;
  const state = {
    scale,
    x: clamp(x, (frame.x + frame.width) * rest, frame.x * rest),
    y: clamp(y, (frame.y + frame.height) * rest, frame.y * rest),
  };
  states.set(group, state);
  group.style.transform = scale > 1 ? `translate(${state.x}px,${state.y}px) scale(${scale})` : "";
  svg.toggleAttribute("data-zoomed", scale > 1);
}

/** Enlarged as far as all that is in focus can be seen. */
function fitting(group, focus) {
  const frame = frameOf(group);
  const most = Number(group.dataset.zoom) || 1;
  const room = Math.min(frame.width / focus.width, frame.height / focus.height);
  const scale = clamp(room, 1, most);
  return {
    scale,
    x: frame.x + frame.width / 2 - (focus.x + focus.width / 2) * scale,
    y: frame.y + frame.height / 2 - (focus.y + focus.height / 2) * scale,
  };
}

/** After every drawing: go to what is in focus now, or back to how it was before. */
export function followFocus() {
  const group = shown();
  if (!group) return;
  const focus = group.dataset.focus ?? "";
  const now = led.get(group);
  if (focus === (now?.focus ?? "")) return;
  group.classList.add("follows");
  if (focus) {
    led.set(group, { focus, before: now?.before ?? stateOf(group) });
    apply(group, fitting(group, rectangle(focus)));
  } else {
    led.delete(group);
    if (now.before) apply(group, now.before);
  }
}

/** From now on it stays where a hand has brought it. */
function byHand(group) {
  group.classList.remove("follows");
  const now = led.get(group);
  if (now) led.set(group, { focus: now.focus, before: null });
}

const stateOf = (group) => states.get(group) ?? NONE;

/** A place on the screen, in the units of the group's svg. */
function place(group, { clientX, clientY }) {
  const svg = group.ownerSVGElement;
  const box = svg.getBoundingClientRect();
  const unit = svg.viewBox.baseVal.width / box.width;
  return { x: (clientX - box.x) * unit, y: (clientY - box.y) * unit };
}

function middle(group) {
  const { x, y, width, height } = frameOf(group);
  return { x: x + width / 2, y: y + height / 2 };
}

function isIn({ x, y, width, height }, at) {
  return at.x >= x && at.y >= y && at.x <= x + width && at.y <= y + height;
}

/** Enlarge by a factor, so that what is at `from` comes to lie at `to`. */
function zoom(group, factor, from, to = from) {
  byHand(group);
  const { x, y, scale } = stateOf(group);
  const next = clamp(scale * factor, 1, Number(group.dataset.zoom) || 1);
  const ratio = next / scale;
  apply(group, { scale: next, x: to.x - (from.x - x) * ratio, y: to.y - (from.y - y) * ratio });
}

function zoomBy(group, factor) {
  if (factor > 0) zoom(group, factor, middle(group));
  else {
    byHand(group);
    apply(group, NONE);
  }
}

function spread(points) {
  const [one, two] = points;
  return {
    centre: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 },
    apart: Math.max(1, Math.hypot(one.x - two.x, one.y - two.y)),
  };
}

function down(event) {
  const group = groupOf(event.target);
  if (!group) return;
  const at = place(group, event);
  if (!isIn(frameOf(group), at)) return;
  if (fingers.size === 0) dragged = false;
  fingers.set(event.pointerId, { group, at, start: at });
}

function move(event) {
  const finger = fingers.get(event.pointerId);
  if (!finger) return;
  const { group, start } = finger;
  const others = [...fingers.values()].filter((other) => other !== finger && other.group === group);
  const before = finger.at;
  const now = place(group, event);
  if (!dragged && !others.length && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
  finger.at = now;
  if (others.length) {
    const was = spread([before, others[0].at]);
    const is = spread([now, others[0].at]);
    zoom(group, is.apart / was.apart, was.centre, is.centre);
    dragged = true;
  } else if (stateOf(group).scale > 1) {
    zoom(group, 1, before, now);
    dragged = true;
  }
}

function wheel(event) {
  const group = groupOf(event.target);
  if (!group) return;
  const at = place(group, event);
  if (!isIn(frameOf(group), at)) return;
  event.preventDefault();
  zoom(group, Math.exp(-event.deltaY / 300), at);
}

function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches?.("input,select,textarea")) return;
  const button = event.target.closest?.("[data-zoom-by]");
  const group = button ? groupOf(button) : shown();
  if (!group) return;
  if (button && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    zoomBy(group, Number(button.dataset.zoomBy));
  } else if (document.documentElement.dataset.letters === "off") return;
  else if (event.key === "+" || event.key === "=") zoomBy(group, STEP);
  else if (event.key === "-") zoomBy(group, 1 / STEP);
  else if (event.key === "0") zoomBy(group, 0);
}

/** What the keyboard comes to is brought into sight. */
function focus(event) {
  const group = event.target.closest?.("[data-zoom]");
  if (!group || stateOf(group).scale === 1 || !event.target.matches(":focus-visible")) return;
  const box = event.target.getBoundingClientRect();
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  const where = place(group, at);
  if (!isIn(frameOf(group), where)) zoom(group, 1, where, middle(group));
}

function up(event) {
  fingers.delete(event.pointerId);
  // The click of a drag comes right after it, if it comes at all.
  if (fingers.size === 0) setTimeout(() => (dragged = false), 60);
}

function click(event) {
  const button = event.target.closest?.("[data-zoom-by]");
  if (dragged) {
    // The end of a drag is no tap.
    event.stopPropagation();
  } else if (button) {
    zoomBy(groupOf(button), Number(button.dataset.zoomBy));
  }
}

export function watchZoom() {
  document.addEventListener("pointerdown", down);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", up);
  document.addEventListener("pointercancel", up);
  document.addEventListener("wheel", wheel, { passive: false });
  document.addEventListener("keydown", key);
  document.addEventListener("focusin", focus);
  document.addEventListener("click", click, true);
  addEventListener("resize", () => shown() && apply(shown(), stateOf(shown())));
}
