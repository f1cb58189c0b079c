// The keyboard at a table. Parts of it are marked `data-zone`: Tab goes from one to the next, arrows by
// where things lie, digits to a zone, letters press the buttons that everybody looks for. A button that
// names a key as its own (`aria-keyshortcuts`) is pressed by it, and the key leads nowhere meanwhile.
import { topDialog } from "./dialogs.js";
import { itemsIn, nearestTowards, zoneOf } from "./items.js";

const BUTTONS = {
  c: ["confirm", "ready", "moment"],
  u: ["undo"],
  h: ["hint"],
  l: ["log"],
  t: ["text"],
};
const OWN_KEYS = "input:not([type=range],[type=checkbox]),select,textarea";
/** The thing in each zone that the keyboard was with last. */
const last = new Map();

const place = () => topDialog() ?? document.getElementById("app");

/** The zones that have something in them, the table's own first: as digits count them. */
export function zones() {
  const found = [...place().querySelectorAll("[data-zone]")];
  const begin = found.findIndex((one) => one.closest("#felt"));
  const turned = begin > 0 ? [...found.slice(begin), ...found.slice(0, begin)] : found;
  return turned.filter((one) => itemsIn(one).length);
}

/** Where Tab comes to in a zone: where one was, else the first thing to tap. */
export function entryOf(zone) {
  const items = itemsIn(zone);
  const known = last.get(zone.dataset.zone);
  const stayed = known?.isConnected && items.includes(known) ? known : null;
  return stayed ?? items.find((one) => one.matches("[data-tap]")) ?? items[0];
}

/** One Tab stop a zone. Asked for when Tab is pressed, so that drawing costs nothing. */
export function rove() {
  for (const zone of zones()) {
    const entry = entryOf(zone);
    for (const one of itemsIn(zone)) one.setAttribute("tabindex", one === entry ? "0" : "-1");
  }
}

/** What an arrow, Home or End comes to; undefined for other keys, null where nothing lies there. */
export function towards(from, key) {
  const zone = zoneOf(from);
  if (!zone) return undefined;
  const items = itemsIn(zone);
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  // One after the other: where things lie over each other, arrows pass some of them by.
  if (key === "PageDown") return items[items.indexOf(from) + 1] ?? null;
  if (key === "PageUp") return items[items.indexOf(from) - 1] ?? null;
  if (!key.startsWith("Arrow")) return undefined;
  return nearestTowards(from, key, zones().flatMap(itemsIn));
}

/** A table that is played at: on a replay's, arrows walk through the match. */
const tabled = () => document.querySelector("#app .screen.table:not(.replay) [data-zone]") !== null;

/** From outside of all zones, or from nowhere, an arrow comes to the first thing to tap. */
export function beginning(key) {
  const outside = !zoneOf(document.activeElement) && !topDialog();
  if (!key.startsWith("Arrow") || !outside || !tabled()) return undefined;
  const all = zones().flatMap(itemsIn);
  return all.find((one) => one.matches("[data-tap],[data-press]")) ?? all[0];
}

function press(names) {
  const found = names
    .map((name) => document.querySelector(`#app [data-do="${name}"]:not(:disabled)`))
    .find(Boolean);
  found?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return Boolean(found);
}

/** What a single character does; true if it did something. */
function character(key, send) {
  const { dataset } = document.documentElement;
  if (dataset.letters === "off" || document.querySelector("[data-racing]") || topDialog())
    return false;
  if (key === "?") {
    send("tap", { do: "keys" });
    return true;
  }
  if (/^[1-9]$/.test(key)) {
    const zone = zones()[Number(key) - 1];
    if (zone) entryOf(zone).focus();
    return Boolean(zone);
  }
  const names = BUTTONS[key.toLowerCase()];
  return names ? press(names) : false;
}

/** The button that a key belongs to, on a screen that nothing lies over. */
function ownerOf(key) {
  const named = `#app [aria-keyshortcuts~="${CSS.escape(key)}"]`;
  return key.length > 1 && !topDialog() ? document.querySelector(named) : null;
}

function keydown(event, send) {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches?.(OWN_KEYS)) return;
  if (key === "Tab") {
    rove();
    return;
  }
  if (target.matches?.("[type=range]") && key.length > 1) return;
  const owner = ownerOf(key);
  if (owner) {
    // While it cannot be pressed it keeps its key: nobody is led astray by one press too many.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!owner.disabled) owner.click();
    return;
  }
  // On a replay, arrows lead on from the ring that is seen; without one they walk through the match.
  const leads = tabled() || target.matches?.(":focus-visible");
  const goal = beginning(key) ?? (leads ? towards(target, key) : undefined);
  if (goal !== undefined) {
    event.preventDefault();
    event.stopImmediatePropagation();
    goal?.focus();
  } else if (key.length === 1 && key !== " " && character(key, send)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

export function watchKeys(send) {
  document.addEventListener("keydown", (event) => keydown(event, send), true);
  document.addEventListener("focusin", ({ target }) => {
    const zone = zoneOf(target);
    if (zone) last.set(zone.dataset.zone, target);
  });
}
