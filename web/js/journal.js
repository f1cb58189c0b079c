// The journal: every change of a match, in IndexedDB. Browsers write localStorage to disk about once
// a minute; what is here survives one that is killed. Nothing waits for it, and a browser that has
// no IndexedDB goes on without. Beside it: the lobby's small pictures.
import { storage } from "./storage.js";
import { plain } from "./text.js";

const CHANGES = "changes";
const PICTURES = "pictures";
const MATCH = "annorama/match/";
const ARCHIVE = "annorama/archive/";
const DELETED = '["delete"';
// By then a browser has written what localStorage held.
const ON_DISK = 10 * 60 * 1000;

const database = open();
// Asked for at once, so that the answer is here before Python is.
const found = database.then(newer).catch(() => "[]");

function open() {
  return new Promise((resolve) => {
    let request;
    try {
      request = indexedDB.open("annorama", 1);
    } catch {
      return resolve(null);
    }
    request.onupgradeneeded = () => {
      const changes = request.result.createObjectStore(CHANGES, { autoIncrement: true });
      changes.createIndex("match", "match");
      request.result.createObjectStore(PICTURES);
    };
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => resolve(null);
    request.onblocked = () => resolve(null);
  });
}

const answered = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The revision of a match as localStorage has it; -1 where it has none. */
function stored(match) {
  const text = storage.get(MATCH + match) ?? "";
  return Number(/"revision":(\d+)/.exec(text)?.[1] ?? (text ? 0 : -1));
}

/** All changes of the matches that are newer here than in localStorage, as JSON. */
async function newer(db) {
  if (!db) return "[]";
  const all = await answered(db.transaction(CHANGES).objectStore(CHANGES).getAll());
  const last = new Map();
  for (const { match, revision } of all) last.set(match, Math.max(revision, last.get(match) ?? 0));
  const wanted = new Set([...last.keys()].filter((match) => last.get(match) > stored(match)));
  return JSON.stringify(all.filter(({ match }) => wanted.has(match)));
}

async function write(work, store = CHANGES) {
  const db = await database;
  if (!db) return;
  try {
    const transaction = db.transaction(store, "readwrite");
    await work(transaction.objectStore(store));
    transaction.commit?.();
  } catch {
    // Full or gone: localStorage is still there, and says so itself when it is not.
  }
}

const record = (match, revision, change) => ({
  match,
  revision,
  change: plain(change),
  at: Date.now(),
});

/** One change of a match. localStorage has it already: a paint that waits for it comes first. */
function append(match, revision, change) {
  const made = record(match, revision, change);
  setTimeout(() => write((changes) => changes.add(made)));
}

/** A match as a whole: what came before the generation before it is dropped. */
function begin(match, revision, change) {
  const made = { ...record(match, revision, change), base: true };
  write(async (changes) => {
    const keys = await answered(changes.index("match").getAllKeys(match));
    const kept = await answered(changes.index("match").getAll(match));
    const bases = keys.filter((_, n) => kept[n].base);
    const oldest = bases.at(-1) ?? Number.POSITIVE_INFINITY;
    for (const key of keys) if (key < oldest) changes.delete(key);
    changes.add(made);
  });
}

/** What localStorage has surely written to disk need not be here any longer: it has it as new, or
 * packed, or it was deleted. What it never had for want of room stays. */
function sweep() {
  write(async (changes) => {
    const keys = await answered(changes.getAllKeys());
    const all = await answered(changes.getAll());
    const past = Date.now() - ON_DISK;
    const last = new Map(all.map(({ match, change }) => [match, change]));
    const done = (match) =>
      last.get(match).startsWith(DELETED) || storage.get(ARCHIVE + match) !== undefined;
    all.forEach(({ match, revision, at, base }, n) => {
      if (at >= past) return;
      if ((revision <= stored(match) && !base) || done(match)) changes.delete(keys[n]);
    });
  });
}

function keepPicture(match, text) {
  write((pictures) => pictures.put(text, match), PICTURES);
}

function dropPicture(match) {
  write((pictures) => pictures.delete(match), PICTURES);
}

/** The small pictures of some matches, as texts in their order; undefined for those not there. */
async function pictures(ids) {
  const db = await database;
  if (!db || !ids.length) return [];
  const store = db.transaction(PICTURES).objectStore(PICTURES);
  return Promise.all(ids.map((id) => answered(store.get(id)).catch(() => undefined)));
}

/** Ask that the browser never clears this site by itself. */
function persist() {
  navigator.storage?.persist?.().catch(() => {});
}

/** WebKit drops what a site stored after seven days without a visit, unless it is installed. */
function forgets() {
  const installed = navigator.standalone || matchMedia("(display-mode: standalone)").matches;
  return /^Apple/.test(navigator.vendor) && !installed;
}

export const journal = {
  found: () => found,
  append,
  begin,
  sweep,
  keepPicture,
  dropPicture,
  pictures,
  persist,
  forgets,
};
