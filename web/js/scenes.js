// Scenes become Preact's virtual nodes. Of a scene that changes, Python sends only what is new
// (app/browser/changes.py): all else is the very node that it was, which Preact passes over.
import { h } from "../vendor/preact/preact.mjs";

// People change these themselves: Preact has to look at them whenever it draws.
const LIVE = /^(details|dialog|input|option|select|textarea)$/;

// What stands apart in a drawing, as words in a line are by spaces.
const PIECES = /^(text|p)$/;

/** What is known of a node: `made` for Preact, `given` attributes, `parts` within, in its order. */
function text(made) {
  return { made, parts: [], travels: false, live: false };
}

/** Keyed elements with a place are noted for travel. */
function note(given, seen) {
  if (given.key === undefined) return false;
  seen.note(given);
  return true;
}

/** All that travels within a node that stays as it is. */
function noteAgain(known, seen) {
  if (!known.travels) return;
  note(known.given, seen);
  for (const part of known.parts) noteAgain(part, seen);
}

/** How a node stands in the page: whether in a drawing, and within a thing that has a name. */
const inside = ({ drawn, named }, tag, given) => ({
  drawn: (drawn || tag === "svg") && tag !== "foreignObject",
  named: named || Boolean(drawn && given["aria-label"] && given.role !== "group"),
});
const OUTSIDE = { drawn: false, named: false };

function attributes(tag, given, { drawn, named }) {
  const shown = { ...given };
  // What is written on a card or a button is said by its name.
  if (named && tag === "text") shown["aria-hidden"] = "true";
  const svg = drawn || tag === "svg";
  if (shown.key !== undefined) {
    shown["data-key"] = shown.key;
    delete shown["data-from"];
    delete shown["data-travel"];
  }
  // Preact sets what an element has as a property, and this one is true or false in HTML.
  if (shown.translate === "no" && !svg) shown.translate = false;
  return shown;
}

/** `was` is what is known of the element that this one goes on from. */
export function node(scene, seen, was = null, at = OUTSIDE) {
  if (typeof scene === "string") return text(scene);
  const [tag, told, ...children] = scene;
  const given = told === 0 ? was.given : told;
  const noted = note(given, seen);
  const here = inside(at, tag, given);
  const parts = children.map((child) => within(child, seen, was, here));
  // Two texts side by side are two words to whoever reads them without seeing where they stand.
  if (at.named && PIECES.test(tag)) parts.push(text(" "));
  const travels = noted || parts.some((part) => part.travels);
  const live = LIVE.test(tag) || parts.some((part) => part.live);
  return remade({ tag, given, shown: attributes(tag, given, at), travels, live }, parts);
}

/** What is kept must not become a part of Preact's own tree: it would hold its parents of that time,
 * they the parts that they had, and so on, back to the first. Of a node that says that it is in the
 * tree already (`__b` is its depth there) Preact makes a copy, which it knows for the same. */
function remade(known, parts) {
  const made = h(known.tag, known.shown, ...parts.map((part) => part.made));
  made.__b = 1;
  return { ...known, parts, made };
}

/** A node as it was; with fields in it, one that Preact looks through. */
const again = (known) => (known.live ? remade(known, known.parts.map(again)) : known);

function within(child, seen, was, at) {
  if (typeof child === "number") {
    const known = was.parts[child];
    noteAgain(known, seen);
    return again(known);
  }
  if (child.is) return node(child.is, seen, was.parts[child.was], at);
  return node(child, seen, null, at);
}
