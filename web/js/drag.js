// Dragging: a short way to say two taps. What may be dragged is marked `data-drag`, with the name
// of the row that it lies in: dropped on something else it means a tap on the one and then on the
// other; dropped beside another of its row it comes to lie there. `data-onto` marks what things of
// its own row may be dropped on, too, and `data-drop` places that are no things to tap.
const SLACK = 12;
const TARGETS = "[data-tap],[data-not],[data-drop]";
// How much of a thing's width, in its middle, is the thing itself and not the gap beside it.
const MIDDLE = 0.5;
const BACK = 180;

let held = null;
let dragged = false;

const at = ({ clientX, clientY }) => ({ x: Math.round(clientX), y: Math.round(clientY) });

/** A copy that is nothing to find or to tap, laid exactly over what it is a copy of. */
function ghostOf(element) {
  const drawing = element.ownerSVGElement;
  const whole = drawing ?? element;
  const box = whole.getBoundingClientRect();
  const ghost = whole.cloneNode(!drawing);
  if (drawing) ghost.append(element.cloneNode(true));
  for (const one of [ghost, ...ghost.querySelectorAll("*")]) {
    for (const name of one.getAttributeNames())
      if (/^(data-|aria-|id$|role|tabindex|style)/.test(name)) one.removeAttribute(name);
  }
  // The place on the drawing is in a style, which is no attribute that this page may set.
  if (drawing) ghost.firstElementChild.style.transform = element.style.transform;
  ghost.setAttribute("class", `${whole.getAttribute("class") ?? ""} ghost`);
  ghost.setAttribute("aria-hidden", "true");
  const { style } = ghost;
  style.left = `${box.x}px`;
  style.top = `${box.y}px`;
  style.width = `${box.width}px`;
  style.height = `${box.height}px`;
  document.body.append(ghost);
  return ghost;
}

function begin() {
  const { element } = held;
  held.ghost = ghostOf(element);
  held.line = Object.assign(document.createElement("div"), {
    className: "drop-line",
    hidden: true,
  });
  document.body.append(held.line);
  element.toggleAttribute("data-dragging", true);
  dragged = true;
}

/** The element as it is drawn now: a drawing anew may have put another in its place. */
function row() {
  return [...document.querySelectorAll(`[data-drag="${CSS.escape(held.row)}"]`)];
}

/** Beside which of its row the finger is, and on which side. */
function gapAt({ x, y }) {
  const others = row().filter((one) => one !== held.element);
  let found = null;
  for (const one of others) {
    const box = one.getBoundingClientRect();
    const away = Math.hypot(x - (box.x + box.width / 2), y - (box.y + box.height / 2));
    const near = y > box.top - 12 && y < box.bottom + 12 && away < box.width * 1.2;
    if (near && (!found || away < found.away)) found = { one, box, away };
  }
  return found && { ...found, after: x > found.box.x + found.box.width / 2 };
}

/** What lies under the finger: something to drop on, a gap in the own row, or nothing. */
function under(place) {
  const below = document
    .elementsFromPoint(place.x, place.y)
    .find((one) => !held.ghost.contains(one));
  const target = below?.closest(TARGETS);
  const same = target?.dataset.drag === held.row;
  if (target && target !== held.element && (!same || onIt(target, place))) return { target };
  const gap = held.sorts && (!target || same) ? gapAt(place) : null;
  return gap ? { gap } : {};
}

function onIt(target, { x }) {
  if (target.dataset.onto === undefined) return false;
  const { left, width } = target.getBoundingClientRect();
  return Math.abs(x - left - width / 2) < (width * MIDDLE) / 2;
}

function mark({ target, gap }) {
  const marked = document.querySelector("[data-over]");
  if (marked !== target) marked?.removeAttribute("data-over");
  target?.setAttribute("data-over", "");
  held.line.hidden = !gap;
  if (!gap) return;
  const { box, after } = gap;
  const { style } = held.line;
  style.left = `${after ? box.right + 2 : box.left - 6}px`;
  style.top = `${box.top}px`;
  style.height = `${box.height}px`;
}

function down(event) {
  dragged = false; // whatever is clicked from here on was pressed anew
  if (!event.isPrimary || event.button > 0) return;
  const element = event.target.closest?.("[data-drag]");
  if (!element) return;
  const { drag, sorts } = element.dataset;
  held = { element, row: drag, sorts: sorts !== undefined, id: event.pointerId };
  held.from = at(event);
}

function move(event) {
  if (!held || event.pointerId !== held.id) return;
  const { from } = held;
  const place = at(event);
  if (!held.ghost) {
    if (Math.hypot(place.x - from.x, place.y - from.y) <= SLACK) return;
    begin();
  }
  held.ghost.style.transform = `translate(${place.x - from.x}px,${place.y - from.y}px)`;
  mark(under(place));
}

function clear() {
  held.line.remove();
  for (const one of document.querySelectorAll("[data-dragging],[data-over]")) {
    one.removeAttribute("data-dragging");
    one.removeAttribute("data-over");
  }
  // The click of a drag comes right after it, if it comes at all.
  setTimeout(() => (dragged = false), 60);
}

/** Dropped on nothing, it goes back to where it was. */
function goBack(ghost) {
  const home = ghost.animate([{ transform: ghost.style.transform }, { transform: "none" }], {
    duration: BACK,
    easing: "ease-out",
  });
  home.onfinish = () => ghost.remove();
}

function drop(send, event) {
  const { element, ghost } = held;
  const place = at(event);
  const { target, gap } = under(place);
  clear();
  const what = { ...element.dataset };
  if (target) {
    const { tap, not, drop: spot, place: where } = target.dataset;
    send("drag", { ...what, onto: spot ?? tap ?? not, at: where ?? "", ...place });
  } else if (gap && element.isConnected) {
    send("reorder", { ...what, beside: gap.one.dataset.place ?? "", after: gap.after, ...place });
  }
  if (target || gap) ghost.remove();
  else goBack(ghost);
}

/** Also where a finger has stayed so long that it wants to see the thing large. */
export function letGo() {
  if (held?.ghost) {
    clear();
    goBack(held.ghost);
  }
  held = null;
}

export function watchDrags(send) {
  document.addEventListener("pointerdown", down);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", (event) => {
    if (!held || event.pointerId !== held.id) return;
    if (held.ghost) drop(send, event);
    held = null;
  });
  document.addEventListener("pointercancel", (event) => {
    if (event.pointerId === held?.id) letGo();
  });
  // Else a finger that moves would scroll the page.
  const stay = (event) => held && event.cancelable && event.preventDefault();
  document.addEventListener("touchmove", stay, { passive: false });
  document.addEventListener("keydown", (event) => event.key === "Escape" && letGo());
  // The end of a drag is no tap.
  document.addEventListener("click", (event) => dragged && event.stopPropagation(), true);
}
