// Tells the app whether the site is stored for use without a network, and lets it change to a new
// version. The app reads `annoramaBoot.offline`, hears `annorama:offline` events with the same
// detail, { state, progress }, and calls `annoramaUpdate()`:
//   storing      the first visit; progress runs from 0 to 1
//   ready        everything is here: the network may go
//   update       a new version is here completely, and waits for annoramaUpdate()
//   unsupported  this browser or this address cannot keep the site; it works while there is a network

const HOUR = 3600 * 1000;
let waiting = null;

function say(state, progress = state === "storing" ? 0 : 1) {
  const detail = { state, progress };
  annoramaBoot.offline = detail;
  dispatchEvent(new CustomEvent("annorama:offline", { detail }));
}

function offer(worker) {
  waiting = worker;
  say("update");
}

// What a worker that is being installed means depends on whether an older one is at work.
function follow(worker, registration) {
  const first = !registration.active;
  if (first) say("storing");
  worker.addEventListener("statechange", () => {
    if (worker.state === "installed" && registration.active) offer(worker);
    if (worker.state === "activated") say("ready");
    if (worker.state === "redundant" && first) say("unsupported");
  });
}

export function embedded() {
  say("ready");
  globalThis.annoramaUpdate = () => location.reload();
}

export async function keep() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return say("unsupported");
  serviceWorker.addEventListener("message", ({ data }) => {
    if (annoramaBoot.offline?.state === "storing" && data?.progress) say("storing", data.progress);
  });
  serviceWorker.startMessages();
  let registration;
  try {
    registration = await serviceWorker.register("sw.js", { updateViaCache: "none" });
  } catch {
    return say("unsupported");
  }
  registration.addEventListener("updatefound", () => follow(registration.installing, registration));
  if (registration.waiting) offer(registration.waiting);
  else if (registration.active) say("ready");
  else if (registration.installing) follow(registration.installing, registration);
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < HOUR) return;
    asked = Date.now();
    registration.update().catch(() => {}); // no network: ask another time
  });
}

globalThis.annoramaUpdate = () => {
  if (waiting?.state !== "installed") return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  waiting.postMessage("annorama: take over");
};
