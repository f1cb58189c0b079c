// Tells the app whether the site is stored for use without a network, and lets it change to a new
// version. The app reads `annoramaBoot.offline`, hears `annorama:offline` events with the same
// detail, { state, progress }, and calls `annoramaUpdate()`:
//   storing      the first visit; progress runs from 0 to 1
//   ready        everything is here: the network may go
//   repairing    something was lost or damaged and is being fetched anew; progress as above
//   missing      something was lost or damaged and cannot be had now; it is tried again
//   update       a new version is here completely, and waits for annoramaUpdate()
//   unsupported  this browser or this address cannot keep the site; it works while there is a network

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
// The hashes of all files are looked at when the start is well over; the worker does it.
const SETTLED = 5000;

let registration = null;
let waiting = null;
let asked = 0; // when the worker was last asked, and when for everything
let looked = Date.now();
let retry = 0;

function say(state, progress) {
  const said = annoramaBoot.offline;
  if (said?.state === state && said.progress === progress) return;
  const detail = { state, progress };
  annoramaBoot.offline = detail;
  dispatchEvent(new CustomEvent("annorama:offline", { detail }));
}

// Ask the worker whether all is there, and right if `hashes`; it mends what is not, and tells.
function check(hashes = false) {
  asked = Date.now();
  const { active, installing } = registration;
  if (active) active.postMessage({ annorama: "check", hashes });
  else if (!installing) register(); // thrown away behind our back
}

function hear({ data }) {
  if (!registration || data?.annorama !== registration.scope) return; // a neighbour's worker
  if (waiting || (data.state === "storing" && annoramaBoot.offline?.state !== "storing")) return;
  say(data.state, data.progress);
  clearTimeout(retry);
  if (data.state === "missing") retry = setTimeout(check, MINUTE);
}

// What a worker that is being installed means depends on whether an older one is at work.
function follow(worker) {
  const first = !registration.active;
  function look() {
    waiting = worker.state === "installed" && registration.active ? worker : null;
    if (waiting) say("update", 1);
    if (worker.state === "activated") check();
    if (worker.state === "redundant" && first) say("unsupported", 1);
  }
  if (worker.state === "installing" && first) say("storing", 0);
  worker.addEventListener("statechange", look);
  look();
}

function take(found) {
  if (found === registration) return;
  registration = found;
  found.addEventListener("updatefound", () => follow(found.installing));
  const coming = found.waiting ?? found.installing;
  if (coming) follow(coming);
  if (found.active && !waiting) check();
}

async function register() {
  const { serviceWorker } = navigator;
  try {
    take(await serviceWorker.register("sw.js", { updateViaCache: "none" }));
  } catch {
    // Whoever is at work already says how it stands.
    if (!registration?.active) say(annoramaBoot.offline ? "missing" : "unsupported", 1);
  }
}

// Registering waits for the network where an update is being looked for; who is at work can be
// asked at once. A copy of the site in a folder above may have a worker, too: that one is not ours.
async function takeKnown() {
  const known = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  if (known?.scope === new URL(".", location.href).href) take(known);
}

function lookAgain() {
  if (document.hidden) return;
  if (Date.now() - looked < HOUR) return check();
  looked = Date.now();
  registration.update().catch(() => {}); // no network: ask another time
  check(true);
}

export function embedded() {
  say("ready", 1);
  globalThis.annoramaUpdate = () => location.reload();
}

export async function keep() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return say("unsupported", 1);
  serviceWorker.addEventListener("message", hear);
  serviceWorker.startMessages();
  await takeKnown();
  const registering = register();
  if (!registration) await registering;
  if (!registration) return;
  setTimeout(check, SETTLED, true);
  document.addEventListener("visibilitychange", lookAgain);
  for (const change of ["online", "offline"]) addEventListener(change, () => check());
  addEventListener("hashchange", () => Date.now() - asked > MINUTE && check());
}

globalThis.annoramaUpdate = () => {
  if (waiting?.state !== "installed") return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  waiting.postMessage("annorama: take over");
};
