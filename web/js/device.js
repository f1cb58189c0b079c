// What a device can do beside showing a page: full screen, installing, staying awake, vibrating.
// What it cannot do is quietly not there.
const BUZZES = { no: [16, 50, 16], bell: 30, die: 15, coin: 12, drum: [14, 40, 14, 40, 14] };

let installer = null;
let wanted = false;
let lock = null;

// It may come long before Python does. Without a default of its own the browser stays silent.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installer = event;
});

export function watchDevice(send) {
  const told = () => send("device", {});
  addEventListener("beforeinstallprompt", told);
  addEventListener("appinstalled", () => {
    installer = null;
    told();
  });
  document.addEventListener("fullscreenchange", told);
  document.addEventListener("visibilitychange", stay);
}

/** What can be had here, as JSON. */
export const device = () =>
  JSON.stringify({
    install: Boolean(installer),
    installed: matchMedia("(display-mode: standalone), (display-mode: fullscreen)").matches,
    fullscreen: Boolean(document.fullscreenEnabled),
    full: Boolean(document.fullscreenElement),
    touch: matchMedia("(pointer: coarse)").matches,
    vibrates: "vibrate" in navigator,
    awake: "wakeLock" in navigator,
  });

/** Ask the browser to install the site: once for each time it offers to. */
export function install() {
  installer?.prompt();
  installer = null;
}

export function fullscreen(on) {
  if (on) document.documentElement.requestFullscreen?.()?.catch(() => {});
  else if (document.fullscreenElement) document.exitFullscreen();
}

/** Whether the screen stays on while nobody touches it. */
export function awake(on) {
  wanted = on;
  stay();
}

/** A browser lets the screen go with the page; it is asked again when the page is back. */
async function stay() {
  if (!wanted) {
    const held = lock;
    lock = null;
    await held?.release();
  } else if (document.visibilityState === "visible" && (lock === null || lock.released)) {
    try {
      const held = await navigator.wakeLock?.request("screen");
      lock = held ?? null;
      if (!wanted) stay();
    } catch {
      // A low battery, or a policy: then the device does as it likes.
    }
  }
}

export function buzz(name) {
  // A browser lets a page vibrate only after somebody has touched it.
  if (BUZZES[name] && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZES[name]);
}
