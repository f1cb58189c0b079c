// Fingers, mouse and keys, delegated from the document: one listener a kind.
const HOLD = 480;
const SLACK = 12;

const marked = "[data-tap],[data-not],[data-do]";

let held = null;
// The fingers and keys that are down on something, until they are released.
const down = new Set();

function place(event) {
  return { x: Math.round(event.clientX ?? 0), y: Math.round(event.clientY ?? 0) };
}

function said(element) {
  return { ...element.dataset, value: element.value ?? null };
}

export function watchPointers(send) {
  let swallow = false;

  document.addEventListener("click", (event) => {
    if (swallow) {
      swallow = false;
      return;
    }
    // Beside a dialog, on what lies under it: the same as its button that closes it.
    const { beside } = event.target.dataset;
    if (beside) {
      send("tap", { do: beside, ...place(event) });
      return;
    }
    const element = event.target.closest(marked);
    if (element && !element.disabled) send("tap", { ...said(element), ...place(event) });
  });

  // A press counts when the finger comes down, for several fingers at once.
  document.addEventListener("pointerdown", (event) => {
    const press = event.target.closest("[data-press]");
    if (press) {
      event.preventDefault();
      down.add(event.pointerId);
      send("press", { ...said(press), ...place(event), at: event.timeStamp });
      return;
    }
    if (event.target.closest("[data-stays]")) {
      down.add(event.pointerId);
      send("stay", {});
    }
    clearTimeout(held?.timer);
    held = null;
    // A second finger means a pinch, not a long press.
    const info = event.isPrimary && event.target.closest("[data-info]");
    if (!info) return;
    const start = place(event);
    held = { ...start, timer: setTimeout(() => hold(info, start, event.pointerId), HOLD) };
  });

  const hold = (info, start, pointer) => {
    held = null;
    down.add(pointer);
    swallow = true;
    send("info", { info: info.dataset.info, held: true, ...start });
  };

  const release = (event) => {
    clearTimeout(held?.timer);
    held = null;
    if (!down.delete(event.pointerId)) return;
    // The click of a long press comes right after it, if it comes at all.
    setTimeout(() => (swallow = false), 60);
    send("release", {});
  };
  document.addEventListener("pointerup", release);
  document.addEventListener("pointercancel", release);
  document.addEventListener("pointermove", (event) => {
    if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLACK) release(event);
  });
  document.addEventListener("contextmenu", (event) => {
    if (event.target.closest("[data-info],[data-press]")) event.preventDefault();
  });

  document.addEventListener("keydown", (event) => {
    // A slider keeps its own keys, but it is no place to write a space.
    const slides = event.target.type === "range" && event.key === " ";
    if (event.target.matches?.("input,select,textarea") && !slides) return;
    const press = event.target.closest?.("[data-press]");
    if (press && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      if (event.repeat) return;
      down.add(event.key);
      send("press", { ...said(press), at: event.timeStamp });
      return;
    }
    const element = event.target.closest?.(`${marked},[data-info]`);
    const box = element?.getBoundingClientRect();
    const middle = box && {
      x: Math.round(box.x + box.width / 2),
      y: Math.round(box.y + box.height / 2),
    };
    if ((event.key === "Enter" || event.key === " ") && element && element.tagName !== "BUTTON") {
      event.preventDefault();
      if (element.matches(marked)) send("tap", { ...said(element), ...middle });
      else send("info", { info: element.dataset.info, ...middle });
    } else if (event.key === "i" && element?.dataset.info) {
      if (event.repeat) return;
      down.add(event.key);
      send("info", { info: element.dataset.info, held: true, ...middle });
    } else if (element?.tagName === "BUTTON" && (event.key === "Enter" || event.key === " ")) {
      // The button's own click comes next.
    } else if (!event.repeat || event.key.startsWith("Arrow")) {
      send("key", { key: event.key, at: event.timeStamp });
    }
  });
  document.addEventListener("keyup", (event) => {
    if (down.delete(event.key)) send("release", {});
  });
}
