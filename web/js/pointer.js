// Fingers, mouse and keys, delegated from the document: one listener a kind.
const HOLD = 480;
const SLACK = 12;

const marked = "[data-tap],[data-not],[data-do]";

let held = null;

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
    const element = event.target.closest(marked);
    if (element && !element.disabled) send("tap", { ...said(element), ...place(event) });
  });

  // A press counts when the finger comes down, for several fingers at once.
  document.addEventListener("pointerdown", (event) => {
    const press = event.target.closest("[data-press]");
    if (press) {
      event.preventDefault();
      send("press", { ...said(press), ...place(event), at: event.timeStamp });
      return;
    }
    const info = event.target.closest("[data-info]");
    if (!info) return;
    clearTimeout(held?.timer);
    const start = place(event);
    held = { ...start, timer: setTimeout(() => hold(info, start), HOLD) };
  });

  const hold = (info, start) => {
    held = null;
    swallow = true;
    setTimeout(() => (swallow = false), 900);
    send("info", { info: info.dataset.info, ...start });
  };

  const release = () => {
    clearTimeout(held?.timer);
    held = null;
  };
  document.addEventListener("pointerup", release);
  document.addEventListener("pointercancel", release);
  document.addEventListener("pointermove", (event) => {
    if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLACK) release();
  });
  document.addEventListener("contextmenu", (event) => {
    if (event.target.closest("[data-info],[data-press]")) event.preventDefault();
  });

  document.addEventListener("keydown", (event) => {
    if (event.target.matches?.("input,select,textarea")) return;
    const element = event.target.closest?.(`${marked},[data-info]`);
    const box = element?.getBoundingClientRect();
    const middle = box && { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
    if ((event.key === "Enter" || event.key === " ") && element && element.tagName !== "BUTTON") {
      event.preventDefault();
      if (element.matches(marked)) send("tap", { ...said(element), ...middle });
      else send("info", { info: element.dataset.info, ...middle });
    } else if (event.key === "i" && element?.dataset.info) {
      send("info", { info: element.dataset.info, ...middle });
    } else if (!event.repeat) {
      send("key", { key: event.key, at: event.timeStamp });
    }
  });
}
