// Scenes become Preact's virtual nodes. Of a scene that changes, Python sends only what is new
// (app/browser/changes.py): all else is the very node that it was, which Preact passes over.
import { h } from "../vendor/preact/preact.mjs";

/** What is known of a node: `made` for Preact, `given` attributes, `parts` within, in its order. */
function text(made) {
  return { made, parts: [], travels: false };
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

function attributes(given, svg) {
  const shown = { ...given };
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
export function node(scene, seen, was = null, drawn = false) {
  if (typeof scene === "string") return text(scene);
  const [tag, told, ...children] = scene;
  const svg = drawn || tag === "svg";
  const given = told === 0 ? was.given : told;
  let travels = note(given, seen);
  const parts = children.map((child) => {
    const part = within(child, seen, was, svg && tag !== "foreignObject");
    travels ||= part.travels;
    return part;
  });
  const made = h(tag, attributes(given, svg), ...parts.map((part) => part.made));
  return { made, given, parts, travels };
}

function within(child, seen, was, drawn) {
  if (typeof child === "number") {
    const known = was.parts[child];
    noteAgain(known, seen);
    return known;
  }
  if (child.is) return node(child.is, seen, was.parts[child.was], drawn);
  return node(child, seen, null, drawn);
}
