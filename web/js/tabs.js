// One tab at a time goes on with a match: a lock that the browser keeps, and lets go of with the tab.
const PREFIX = "annorama/match/";
const ARCHIVE = "annorama/archive/";
// Of each match that this tab holds or has asked for: whether it was given, and how to let go of it.
const claims = new Map();
// What came of the latest claim, when it is over: who asks again too soon would be "another tab".
const ended = new Map();

/** Hold a match; true where this tab has it now. Without Web Locks every tab has it. */
export async function hold(match, takeOver, send) {
  if (!navigator.locks) return true;
  if (!claims.has(match)) claims.set(match, claimed(match, takeOver, send));
  return claims.get(match).given;
}

/** It may be let go of before the browser has answered; then it is held for no time at all. */
function claimed(match, takeOver, send) {
  const claim = {};
  const released = new Promise((release) => {
    claim.release = release;
  });
  const options = takeOver ? { steal: true } : { ifAvailable: true };
  claim.given = new Promise((resolve) => {
    const ask = () =>
      navigator.locks.request(PREFIX + match, options, (lock) => {
        resolve(Boolean(lock));
        if (!lock) drop(match, claim);
        return lock && released;
      });
    const over = Promise.resolve(ended.get(match)).then(ask);
    ended.set(
      match,
      over.catch(({ name }) => {
        // Another tab has taken it; or the browser denies locks as it denies storage.
        const taken = name === "AbortError";
        resolve(!taken);
        if (taken && drop(match, claim)) send("lost", { match });
      }),
    );
  });
  return claim;
}

function drop(match, claim) {
  return claims.get(match) === claim && claims.delete(match);
}

export function release(match) {
  claims.get(match)?.release();
  claims.delete(match);
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

let guarded = false;

/** Whether the browser asks before this page is closed. Browsers are told only what is new to them. */
export function guard(on) {
  if (on === guarded) return;
  guarded = on;
  if (on) addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
}
