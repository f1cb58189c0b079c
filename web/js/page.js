// The bridge between the page and Python: scenes in, events out. No rules and no texts live here.
import facts from "../boot/facts.mjs";
import { render } from "../vendor/preact/preact.mjs";
import { followPointed } from "./coach.js";
import { awake, buzz, device, fullscreen, install, watchDevice } from "./device.js";
import { watchDialogs } from "./dialogs.js";
import { watchDrags } from "./drag.js";
import { rememberFocus, settleFocus } from "./focus.js";
import { journal } from "./journal.js";
import { watchKeys } from "./keys.js";
import { pictures } from "./pictures.js";
import { watchPointers } from "./pointer.js";
import { node } from "./scenes.js";
import { sound } from "./sound.js";
import { storage } from "./storage.js";
import { guard, hold, release, watchOthers } from "./tabs.js";
import { plain } from "./text.js";
import { Traveller } from "./travel.js";
import { followFocus, watchZoom } from "./zoom.js";

// Bytes; above this a file is not even read.
const LARGEST_FILE = 64_000_000;
const travellers = new Map();
const shown = new Map();
let answer = null;
let drawing = false;

// One event at a time: while Python waits for a file, Firefox lets others through.
const events = [];
let answering = false;

function send(kind, detail) {
  if (!answer) return;
  // The frame that will show the answer is asked for now, not when it is drawn: it waits for nothing.
  requestAnimationFrame(() => {});
  events.push([kind, JSON.stringify(detail)]);
  if (answering) return;
  answering = true;
  try {
    while (events.length) answer?.(...events.shift());
  } finally {
    answering = false;
  }
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
  const scene = JSON.parse(plain(json));
  if (!travellers.has(id)) {
    // The lobby that the page came with is taken over; any other screen begins with nothing.
    const there = root.firstElementChild?.dataset.continuity;
    if (there !== scene[1]["data-continuity"]) root.replaceChildren();
    travellers.set(id, new Traveller(root));
  }
  const traveller = travellers.get(id);
  const was = shown.get(id);
  traveller.begin((scene[1] || was.given)["data-continuity"]);
  drawing = true;
  if (id === "app") rememberFocus();
  try {
    const now = node(scene, traveller, was);
    render(now.made, root);
    shown.set(id, now);
  } finally {
    drawing = false;
  }
  traveller.end();
  if (id === "app") settleFocus(root);
  followFocus();
  followPointed();
  miniatures.look(root);
}

const still = { note() {} };
const unpictured = new Set();
const miniatures = pictures(
  journal.pictures,
  (scene, place) => render(node(scene, still).made, place),
  (ids) => {
    for (const id of ids) unpictured.add(id);
    askForPictures();
  },
);

/** Python draws what nobody has drawn yet; what was missed before it was there, too. */
function askForPictures() {
  if (!answer || !unpictured.size) return;
  send("unpictured", { matches: [...unpictured] });
  unpictured.clear();
}

function keepPicture(match, json) {
  const text = plain(json);
  journal.keepPicture(match, text);
  miniatures.show(match, text);
}

/** "width height" in CSS pixels of an element, so that drawings can be laid out for it. */
function size(id) {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box ? `${Math.floor(box.width)} ${Math.floor(box.height)}` : "0 0";
}

/** Half of a character cannot be written into a file; as JSON writes it, it can. */
const whole = (text) =>
  text.replace(/\p{Surrogate}/gu, (half) => `\\u${half.charCodeAt(0).toString(16)}`);

function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([whole(plain(text))], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

function copy(text) {
  navigator.clipboard?.writeText(text).catch(() => {}); // It can be marked by hand, too.
}

function field(event) {
  const { name, value, type, checked } = event.target;
  // A field that goes with the screen it was on says "change" once more, in the midst of drawing.
  if (!name || drawing) return;
  const seat = event.target.closest("[data-seat]")?.dataset.seat ?? null;
  send("field", { name, value: type === "checkbox" ? checked : value, seat, kind: event.type });
}

async function file(event) {
  const [chosen] = event.target.files;
  if (!chosen) return;
  const large = chosen.size > LARGEST_FILE;
  const text = large ? "" : await chosen.text().catch(() => "");
  event.target.value = "";
  send("file", { name: chosen.name, text, large });
}

const LOBBY = "annorama/lobby";

/** Keeps the lobby for the next start; what cannot be kept is only shown a little later then. */
function keepLobby(json) {
  storage.put(LOBBY, JSON.stringify({ hash: facts.hash, scene: json }));
}

/** The lobby as it was left, until Python draws it as it is: only if this very version drew it. */
function showKeptLobby() {
  const { dataset } = document.documentElement;
  try {
    const kept = JSON.parse(storage.get(LOBBY) ?? "{}");
    if (kept.hash === facts.hash && !("opening" in dataset)) show("app", kept.scene);
  } catch {
    storage.remove(LOBBY);
  }
  delete dataset.kept;
}

function listen(callback) {
  answer = callback;
  addEventListener("annorama:stopped", () => {
    answer = null;
  });
  watchKeys(send);
  watchDialogs(send);
  setTimeout(askForPictures);
  watchZoom();
  watchDrags(send);
  watchPointers(send);
  watchOthers(send);
  watchDevice(send);
  addEventListener("hashchange", () => send("address", { hash: location.hash }));
  addEventListener("resize", () => send("resize", {}));
  addEventListener("input", field);
  addEventListener("change", (event) =>
    event.target.type === "file" ? file(event) : field(event),
  );
  addEventListener("annorama:offline", (event) => send("offline", event.detail ?? {}));
  // Nobody is there to be asked for the network, should Python need what has not come yet.
  const hide = () => document.hidden && annoramaBoot.whole && send("hidden", {});
  document.addEventListener("visibilitychange", hide);
  addEventListener("annorama:whole", hide);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => send("resize", {}));
}

/** Scrolls what was marked into sight; who goes on by keys or by ear goes on from there. */
function reveal(selector, block) {
  const found = document.querySelector(selector);
  found?.scrollIntoView({ block });
  if (found?.hasAttribute("tabindex")) found.focus({ preventScroll: true });
}

globalThis.annorama = {
  show,
  keepLobby,
  keepPicture,
  size,
  listen,
  download,
  copy,
  sound,
  reveal,
  motion: (speed) => Traveller.pace(speed),
  storage,
  journal,
  hold: (match, takeOver) => hold(match, takeOver, send),
  release,
  guard,
  device,
  install,
  fullscreen,
  awake,
  buzz,
};

showKeptLobby();
