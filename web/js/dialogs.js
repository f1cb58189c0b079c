// What lies over the screen is a native dialog: the browser keeps fingers, keys and readers in it.
// Which one is open is for Python to say: it draws one, or draws it no more.

/** The dialog on top of all others; null where none is open. */
export function topDialog() {
  return [...document.querySelectorAll("dialog[open]")].at(-1) ?? null;
}

/** After a drawing: whatever is new lies on top. Those that were opened now. */
export function openDialogs(root) {
  const fresh = [...root.querySelectorAll("dialog:not([open])")];
  for (const dialog of fresh) dialog.showModal();
  return fresh;
}

export function watchDialogs(send) {
  const close = ({ dataset }) => dataset.beside && send("tap", { do: dataset.beside, x: 0, y: 0 });
  document.addEventListener("keydown", (event) => {
    const dialog = event.key === "Escape" && topDialog();
    if (!dialog) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    close(dialog);
  });
  // A gesture of the device that means the same, such as going back. It does not bubble.
  document.addEventListener(
    "cancel",
    (event) => {
      if (event.target.tagName !== "DIALOG") return;
      event.preventDefault();
      close(event.target);
    },
    true,
  );
  // A browser may insist, once: what Python still shows is opened again.
  document.addEventListener(
    "close",
    ({ target }) => target.tagName === "DIALOG" && target.isConnected && target.showModal(),
    true,
  );
}
