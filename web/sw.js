// Keeps the whole site for use without a network. One cache a version: a new version is stored
// completely beside the old one, every file checked by its hash, and takes over only when the page
// asks for it. What is stored is not trusted for ever: nothing small is given out unchecked, and
// whenever the page asks, all of it is looked over and what is wrong is fetched anew.
importScripts("sw-files.js"); // SITE: { version, files: { path: sha256 } }, written by the build

const { scope } = registration;
// Other copies at this origin have caches, too. An address has no space in it, so no other scope's
// names begin like these.
const OWN = `annorama ${scope} `;
const CACHE = OWN + SITE.version;
// Is there when this version lacks what its server no longer has: the next one shall not wait.
const BEYOND_REPAIR = `${OWN}beyond repair`;
// Once, a cache was named by its version alone, whoever's it was.
const FORMER = "annorama/";
const TAKE_OVER = "annorama: take over";
// The page checks these itself as they arrive; they come as they are, so that it can begin at once.
const LARGE = /\.(bin|wasm)$/;
// Without it the page could not even say what is missing.
const SUPPORT = "js/support.js";
const TOGETHER = 4;
const LOST = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="5">
<title>Annorama</title>
<h1>Annorama</h1>
<p>A part of Annorama is damaged or missing on this device.</p>
<p>With an internet connection it is fetched anew. Your saved matches are not touched.</p>
<p><a href="">Try again</a></p>
</html>`;

const paths = Object.keys(SITE.files);
let doubted = false; // where one file was wrong, others may be
const here = (path) => new URL(path, scope).href;

async function tell(message) {
  for (const client of await clients.matchAll({ includeUncontrolled: true, type: "window" })) {
    if (client.url.startsWith(scope)) client.postMessage({ annorama: scope, ...message });
  }
}

async function isRight(response, path) {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  const bytes = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
  return bytes.join("") === SITE.files[path];
}

const kept = (path) => caches.match(here(path), { cacheName: CACHE });

async function isKept(path) {
  const response = await kept(path);
  return response !== undefined && isRight(response, path);
}

async function keep(path, response) {
  // A host may lead index.html elsewhere; no browser takes such an answer for a page.
  const plain = response.redirected ? new Response(response.body, response) : response;
  await (await caches.open(CACHE)).put(here(path), plain);
}

// The file from an older version's cache if it has not changed, else from the server.
async function find(path) {
  const older = await caches.match(here(path));
  if (older && (await isRight(older.clone(), path))) return older;
  for (const cache of ["no-cache", "reload"]) {
    const answer = await fetch(here(path), { cache });
    if (answer.ok && (await isRight(answer.clone(), path))) return answer;
  }
  throw new Error(`${path} is not what this version needs`);
}

// What is not there; with `hashes` also what is there and wrong, which is thrown away.
async function wrongOnes(hashes) {
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const wrong = [];
  for (const path of paths) {
    if (there.has(here(path)) && (!hashes || (await isKept(path)))) continue;
    await cache.delete(here(path));
    wrong.push(path);
  }
  return wrong;
}

// Fetch and keep; tells what could not be had.
async function mend(wrong, progress) {
  const waiting = [...wrong];
  const left = [];
  let done = 0;
  async function work() {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      try {
        await keep(path, await find(path));
      } catch {
        left.push(path);
      }
      done += 1;
      await progress(done / wrong.length);
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, work));
  return left;
}

async function store() {
  const wrong = await wrongOnes(true);
  const left = await mend(wrong, (progress) => tell({ state: "storing", progress }));
  if (left.length) throw new Error(`not stored: ${left.join(", ")}`);
  if (await caches.has(BEYOND_REPAIR)) skipWaiting();
}

async function check(hashes, port) {
  async function say(message) {
    port?.postMessage(message);
    await tell(message);
  }
  const wrong = await wrongOnes(hashes || doubted);
  doubted = false;
  if (wrong.length) await say({ state: "repairing", progress: 0 });
  const left = await mend(wrong, (progress) => say({ state: "repairing", progress }));
  const mended = wrong.length - left.length;
  await say({ state: left.length ? "missing" : "ready", progress: 1, mended, left });
  if (left.length) await renew();
  else await caches.delete(BEYOND_REPAIR);
}

// The server may have gone on to another version; that one is complete in itself.
async function renew() {
  await caches.open(BEYOND_REPAIR);
  if (registration.waiting) registration.waiting.postMessage(TAKE_OVER);
  else await registration.update().catch(() => {}); // no network: another time
}

// A cache of the former naming may hold a neighbour's files beside or instead of ours.
async function removeFormer(name) {
  const cache = await caches.open(name);
  const stored = await cache.keys();
  const ours = stored.filter((request) => pathOf(request) in SITE.files);
  if (!ours.length) return;
  for (const request of ours) await cache.delete(request);
  const others = stored.filter((request) => !ours.includes(request));
  if (!others.some(({ url }) => url.endsWith("/index.html"))) await caches.delete(name);
}

async function removeOlder() {
  for (const name of await caches.keys()) {
    if (name.startsWith(FORMER)) await removeFormer(name);
    else if (name.startsWith(OWN) && name !== CACHE) await caches.delete(name);
  }
}

// Since it was stored, this version may have waited long. The older one goes when all is here.
async function begin() {
  const left = await mend(await wrongOnes(false), () => {});
  if (!left.length) await removeOlder();
  await clients.claim();
}

function pathOf(request) {
  const { origin, pathname } = new URL(request.url);
  const { origin: ours, pathname: folder } = new URL(scope);
  if (origin !== ours || !pathname.startsWith(folder)) return null;
  return pathname.slice(folder.length) || "index.html";
}

const lost = () =>
  new Response(LOST, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });

// The file as it should be. A wrong one goes at once, or it would count as stored.
async function right(path) {
  const there = await kept(path);
  if (there && (await isRight(there.clone(), path))) return there;
  doubted = true;
  await (await caches.open(CACHE)).delete(here(path));
  const found = await find(path);
  await keep(path, found.clone()).catch(() => tell({ state: "missing", progress: 1 }));
  return found;
}

async function answer(event, path) {
  const { request } = event;
  const asPage = request.mode === "navigate";
  // A request that waits for its answer cannot say "reload": it asks by its address (boot/rest.mjs).
  const anew = request.cache === "reload" || request.url.endsWith("?anew");
  const unchecked = LARGE.test(path) && !anew;
  try {
    const [found] = await Promise.all([
      unchecked ? kept(path) : right(path),
      path === "index.html" && right(SUPPORT),
    ]);
    return found || (await right(path));
  } catch {
    event.waitUntil(Promise.all([tell({ state: "missing", progress: 1 }), renew()]));
    return asPage ? lost() : Response.error();
  }
}

async function passOn(request) {
  try {
    return await fetch(request);
  } catch (error) {
    if (request.mode === "navigate") return right("404.html").catch(lost);
    throw error;
  }
}

let last = Promise.resolve();
function inTurn(action) {
  last = last.then(action, action);
  return last;
}

addEventListener("install", (event) => event.waitUntil(store()));
addEventListener("activate", (event) => event.waitUntil(begin()));
addEventListener("message", (event) => {
  const { data, ports } = event;
  if (data === TAKE_OVER) skipWaiting();
  if (data?.annorama === "check") event.waitUntil(inTurn(() => check(data.hashes, ports[0])));
});
addEventListener("fetch", (event) => {
  const path = event.request.method === "GET" ? pathOf(event.request) : null;
  if (path === null) return;
  event.respondWith(path in SITE.files ? answer(event, path) : passOn(event.request));
});
