// Where the keyboard is, from drawing to drawing: with the thing it was with, or its neighbour; after a
// change of screen at the heading; after a dialog where it was before.
import { openDialogs, topDialog } from "./dialogs.js";
import { isItem, itemsIn, middleOf, nearestTo, zoneOf } from "./items.js";

// By what a thing is known again, whatever element it has become.
const NAMES = ["key", "tap", "not", "place", "press", "do", "action", "id", "seat", "line", "info"];
const TELLING = ["key", "tap", "not", "press", "do", "info"];

const TOP = { x: 0, y: 0 };

let screen = null;
/** A screen came without its heading, which is fetched first. */
let headless = false;
let before = null;
/** The dialogs that are open, each with what had the focus when it came. */
let open = [];

function described(element) {
  if (!element || element === document.body) return null;
  const known = NAMES.filter((name) => element.dataset?.[name] !== undefined);
  const names = Object.fromEntries(known.map((name) => [name, element.dataset[name]]));
  const zone = zoneOf(element)?.dataset.zone ?? "";
  // To measure may mean to lay the whole page out; a heading is at the top, and stays.
  const at = element.matches("h1,h2") ? TOP : middleOf(element);
  return { element, names, field: element.name ?? "", zone, at };
}

const matching = (all, names) =>
  all.find(({ dataset }) => Object.entries(names).every(([name, is]) => dataset[name] === is));

/** The same thing in another element: the one that has most of its names. */
function twin({ names, field }, all) {
  const whole = Object.keys(names).length ? matching(all, names) : undefined;
  if (whole) return whole;
  // A card that can be tapped no more answers with its reason instead.
  const token = names.tap ?? names.not;
  const same = token && all.find(({ dataset }) => [dataset.tap, dataset.not].includes(token));
  if (same) return same;
  for (const name of TELLING) {
    // Many buttons say an action: what they are called alike tells nothing.
    if (name === "do" && names.action) continue;
    const found = names[name] && matching(all, { [name]: names[name] });
    if (found) return found;
  }
  return field ? all.find(({ name }) => name === field) : undefined;
}

/** Where a table in words begins anew after every action: who is to act. */
const whoseTurn = () => (topDialog() ? null : document.querySelector("#app [data-now]"));

/** The thing, its twin, in words the heading of the turn, or what lies nearest to where it was, best in
 * its own zone.
 */
function restored(known) {
  if (known.element.isConnected && isItem(known.element)) return known.element;
  const all = itemsIn(topDialog() ?? document.getElementById("app"));
  const within = all.filter((one) => (zoneOf(one)?.dataset.zone ?? "") === known.zone);
  // Who was on the table stays there: the links before it are for those who come from outside.
  const zoned = known.zone ? all.filter(zoneOf) : [];
  const near = [within, zoned, all].find((some) => some.length) ?? all;
  return twin(known, all) ?? whoseTurn() ?? nearestTo(known.at, near);
}

function toHeading() {
  const heading = document.querySelector("#app [data-screen] h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

const screenShown = () => {
  // A review is a page of its own, and a table that goes through the match.
  const { screen: name = "", part = "" } =
    document.querySelector("#app [data-screen]")?.dataset ?? {};
  return `${name} ${part} ${location.hash.split("/").slice(0, 3).join("/")}`;
};

/** Before a drawing. */
export function rememberFocus() {
  before = described(document.activeElement);
}

function lost() {
  const now = document.activeElement;
  return !now || now === document.body || now.disabled || !now.isConnected;
}

/** Which dialogs came and went; where the focus was before those that went. */
function followDialogs(root) {
  const gone = open.filter(({ dialog }) => !dialog.isConnected);
  open = open.filter(({ dialog }) => dialog.isConnected);
  const back = gone[0]?.from ?? null;
  for (const dialog of openDialogs(root)) open.push({ dialog, from: gone.length ? back : before });
  return { closed: gone.length > 0, back };
}

/** After a drawing. */
export function settleFocus(root) {
  const { closed, back } = followDialogs(root);
  const was = screen;
  screen = screenShown();
  if (was !== null && was !== screen) {
    headless = !topDialog() && !toHeading();
    return;
  }
  if (headless && document.activeElement === document.body) headless = !toHeading();
  const known = closed ? back : before;
  if (known && lost()) restored(known)?.focus();
}
