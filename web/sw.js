// Keeps the whole site for use without a network. One cache a version: a new version is stored
// completely beside the old one, every file checked, and takes over only when the page asks for it.
importScripts("sw-files.js"); // SITE: { version, files: { path: sha256 } }, written by the build

const PREFIX = "annorama/";
const CACHE = PREFIX + SITE.version;
const TOGETHER = 4;
const here = (path) => new URL(path, registration.scope).href;

async function tell(message) {
  for (const client of await clients.matchAll({ includeUncontrolled: true, type: "window" })) {
    client.postMessage({ annorama: SITE.version, ...message });
  }
}

async function sha256(response) {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const isRight = async (response, path) => (await sha256(response.clone())) === SITE.files[path];

// The file from an older version's cache if it has not changed, else from the server.
async function find(path) {
  const kept = await caches.match(here(path));
  if (kept && (await isRight(kept, path))) return kept;
  for (const cache of ["no-cache", "reload"]) {
    const answer = await fetch(here(path), { cache });
    if (answer.ok && (await isRight(answer, path))) return answer;
  }
  throw new Error(`${path} is not what this version needs`);
}

async function store() {
  const cache = await caches.open(CACHE);
  const paths = Object.keys(SITE.files);
  const waiting = [...paths];
  let done = 0;
  async function work() {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (!(await cache.match(here(path)))) await cache.put(here(path), await find(path));
      done += 1;
      await tell({ progress: done / paths.length });
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, work));
}

async function removeOlder() {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  }
  await clients.claim();
}

function pathOf(request) {
  const { origin, pathname } = new URL(request.url);
  const scope = new URL(registration.scope);
  if (origin !== scope.origin || !pathname.startsWith(scope.pathname)) return null;
  return pathname.slice(scope.pathname.length) || "index.html";
}

async function answer(request, path) {
  const cache = await caches.open(CACHE);
  const kept = path in SITE.files && (await cache.match(here(path)));
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    if (request.mode === "navigate")
      return (await cache.match(here("404.html"))) ?? Response.error();
    throw error;
  }
}

addEventListener("install", (event) => event.waitUntil(store()));
addEventListener("activate", (event) => event.waitUntil(removeOlder()));
addEventListener("message", ({ data }) => {
  if (data === "annorama: take over") skipWaiting();
});
addEventListener("fetch", (event) => {
  const path = event.request.method === "GET" ? pathOf(event.request) : null;
  if (path !== null) event.respondWith(answer(event.request, path));
});
