// The bridge between the page and Python: scenes in, events out. No rules and no texts live here.
import { h, render } from "../vendor/preact/preact.mjs";
import { journal } from "./journal.js";
import { watchPointers } from "./pointer.js";
import { sound } from "./sound.js";
import { storage } from "./storage.js";
import { guard, hold, release, watchOthers } from "./tabs.js";
import { Traveller } from "./travel.js";
import { watchZoom } from "./zoom.js";

const travellers = new Map();
let answer = () => {};

const send = (kind, detail) => answer(kind, JSON.stringify(detail));

/** A scene as Preact's virtual node; keyed elements with a place are noted for travel. */
function node(scene, seen, drawn = false) {
  if (typeof scene === "string") return scene;
  const [tag, attributes, ...children] = scene;
  const given = { ...attributes };
  if (given.key !== undefined) {
    seen.note(given);
    given["data-key"] = given.key;
    delete given["data-from"];
    delete given["data-travel"];
  }
  const svg = drawn || tag === "svg";
  // Preact sets what an element has as a property, and this one is true or false in HTML.
  if (given.translate === "no" && !svg) given.translate = false;
  const inside = svg && tag !== "foreignObject";
  return h(tag, given, ...children.map((child) => node(child, seen, inside)));
}

function rootOf(id) {
  const found = document.getElementById(id);
  if (found) return found;
  const made = Object.assign(document.createElement("div"), { id });
  document.body.prepend(made);
  return made;
}

function show(id, json) {
  const root = rootOf(id);
  const scene = JSON.parse(json);
  if (!travellers.has(id)) travellers.set(id, new Traveller(root));
  const traveller = travellers.get(id);
  traveller.begin(scene[1]["data-continuity"]);
  render(node(scene, traveller), root);
  traveller.end();
}

/** The size in CSS pixels of an element, so that drawings can be laid out for it. */
function size(id) {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box ? [Math.floor(box.width), Math.floor(box.height)] : [0, 0];
}

function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

function field(event) {
  const { name, value, type, checked } = event.target;
  if (!name) return;
  const seat = event.target.closest("[data-seat]")?.dataset.seat ?? null;
  send("field", { name, value: type === "checkbox" ? checked : value, seat, kind: event.type });
}

async function file(event) {
  const [chosen] = event.target.files;
  if (!chosen) return;
  const text = chosen.size > 4_000_000 ? "" : await chosen.text();
  event.target.value = "";
  send("file", { name: chosen.name, text });
}

function listen(callback) {
  answer = callback;
  watchZoom();
  watchPointers(send);
  watchOthers(send);
  addEventListener("hashchange", () => send("address", { hash: location.hash }));
  addEventListener("resize", () => send("resize", {}));
  addEventListener("input", field);
  addEventListener("change", (event) =>
    event.target.type === "file" ? file(event) : field(event),
  );
  addEventListener("annorama:offline", (event) => send("offline", event.detail ?? {}));
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => send("resize", {}));
}

/** Scrolls what was marked into sight, in its own container only. */
function reveal(selector) {
  const found = document.querySelector(selector);
  if (found) found.scrollIntoView({ block: "nearest" });
}

globalThis.annorama = {
  show,
  size,
  listen,
  download,
  sound,
  reveal,
  motion: (on) => Traveller.allow(on),
  storage,
  journal,
  hold: (match, takeOver) => hold(match, takeOver, send),
  release,
  guard,
};
