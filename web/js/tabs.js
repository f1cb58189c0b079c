// One tab at a time goes on with a match: a lock that the browser keeps, and lets go of with the tab.
const PREFIX = "annorama/match/";
const ARCHIVE = "annorama/archive/";
const held = new Map();
// What was let go of, until the browser has done so: who asks again too soon would be "another tab".
const ending = new Map();

/** Hold a match; true where this tab has it now. Without Web Locks every tab has it. */
export async function hold(match, takeOver, send) {
  if (!navigator.locks || held.has(match)) return true;
  await ending.get(match);
  return new Promise((resolve) => {
    const options = takeOver ? { steal: true } : { ifAvailable: true };
    const ended = navigator.locks
      .request(PREFIX + match, options, (lock) => {
        resolve(Boolean(lock));
        return lock && new Promise((release) => held.set(match, release));
      })
      .catch(({ name }) => {
        // Another tab has taken it; or the browser denies locks as it denies storage.
        resolve(name !== "AbortError");
        if (held.delete(match)) send("lost", { match });
      });
    ending.set(match, ended);
  });
}

export function release(match) {
  held.get(match)?.();
  held.delete(match);
}

/** What other tabs write or delete. */
export function watchOthers(send) {
  addEventListener("storage", ({ key, newValue }) => {
    if (!key?.startsWith(PREFIX)) return;
    const match = key.slice(PREFIX.length);
    const packed = newValue === null && localStorage.getItem(ARCHIVE + match) !== null;
    if (!packed) send("stored", { match, deleted: newValue === null });
  });
}

const ask = (event) => event.preventDefault();

/** Whether the browser asks before this page is closed. */
export function guard(on) {
  if (on) addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
}
