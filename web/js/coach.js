// The coach's string: from the bubble to what it speaks of, and a ring around each of these things.
const SVG = "http://www.w3.org/2000/svg";
const MOVING = 900;
const ROOM = 5;
const LOOK = {
  class: "string",
  "aria-hidden": "true",
  "data-may-cover": "a string over what it leads to, gone with the step",
};

let overlay = null;
let until = 0;
let waiting = false;

function made(tag, attributes) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** A box as far as it can be seen; nothing where it cannot. What a table draws ends where it does. */
function seen(element) {
  const box = (
    element.querySelector(":scope > .ring, :scope > .outline") ?? element
  ).getBoundingClientRect();
  const within = (element.closest("#felt") ?? document.body).getBoundingClientRect();
  const x = Math.max(box.left - ROOM, within.left + 2);
  const y = Math.max(box.top - ROOM, within.top + 2);
  const width = Math.min(box.right + ROOM, within.right - 2) - x;
  const height = Math.min(box.bottom + ROOM, within.bottom - 2) - y;
  return box.width > 0 && width > 0 && height > 0 ? { x, y, width, height } : null;
}

const between = (value, least, most) => Math.min(Math.max(value, least), most);

/** Slack, as a string is: from the bubble's edge to the nearest point of a box. */
function string(from, box) {
  const x = between(box.x + box.width / 2, from.x + 24, from.x + from.width - 24);
  const y =
    box.y + box.height / 2 < from.y + from.height / 2 ? from.y + ROOM : from.y + from.height;
  const endX = between(x, box.x, box.x + box.width);
  const endY = between(y, box.y, box.y + box.height);
  const sag = Math.min(60, Math.hypot(endX - x, endY - y) / 4);
  const d = `M${x} ${y}Q${(x + endX) / 2 + sag} ${(y + endY) / 2} ${endX} ${endY}`;
  return [
    made("path", { d, class: "halo" }),
    made("path", { d, class: "line" }),
    made("circle", { cx: endX, cy: endY, r: 4, class: "knot" }),
  ];
}

function draw() {
  const paper = document.querySelector("[data-lesson] .paper");
  const covered = document.querySelector(".veil, .side, .stage");
  const things = paper && !covered ? [...document.querySelectorAll("[data-pointed]")] : [];
  const boxes = things.map(seen).filter(Boolean);
  if (!overlay && !boxes.length) return;
  overlay ??= document.body.appendChild(made("svg", LOOK));
  const rings = ["halo", "pointing"].flatMap((kind) =>
    boxes.map((box) => made("rect", { ...box, rx: 8, class: kind })),
  );
  overlay.replaceChildren(...rings, ...(boxes.length ? string(seen(paper), boxes[0]) : []));
}

function follow() {
  waiting = false;
  draw();
  if (performance.now() < until) soon();
}

function soon() {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(follow);
}

/** Things travel after a drawing, and under fingers: the string goes with them for a while. */
export function followPointed() {
  if (!overlay && !document.querySelector("#app [data-lesson]")) return;
  until = performance.now() + MOVING;
  soon();
}

for (const kind of ["resize", "scroll", "pointermove", "wheel", "transitionend"]) {
  addEventListener(kind, followPointed, { capture: true, passive: true });
}
