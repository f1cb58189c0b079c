// Hears the page as a screen reader does: whatever is new in a live region, in the order in which it came.
// A region must be there before its text: what comes together with its region, or in one that a dialog has
// made inert, nobody hears; it is kept as lost.
(() => {
  const LIVE = '[aria-live="polite"],[aria-live="assertive"],[role="status"],[role="log"]';
  const ALERT = '[role="alert"]';
  const heard = [];
  const lost = [];

  const kindOf = (region) => {
    if (region.closest("[data-prompt]")) return "prompt";
    if (region.closest("[data-news],[role=log]")) return "news";
    return region.closest(".toasts") ? "toast" : region.className || region.tagName;
  };
  const said = (node) => (node.textContent ?? "").replace(/\s+/g, " ").trim();
  const elementOf = (node) => (node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement);

  /** Whether readers pass over a place: under a modal dialog, or hidden from them. */
  function deaf(element) {
    const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
    return Boolean(element.closest("[aria-hidden=true],[inert]") || !(modal?.contains(element) ?? true));
  }

  function note(node, fresh) {
    const region = elementOf(node)?.closest(LIVE);
    const words = said(node);
    if (!region || !words) return;
    const entry = { kind: kindOf(region), words };
    if (fresh.some((one) => one.contains(region)) || deaf(region)) lost.push(entry);
    else heard.push(entry);
  }

  /** All that changed at one stroke; a text is read once, however many of its nodes changed. */
  function listen(records) {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    const fresh = added.filter((node) => node.nodeType === Node.ELEMENT_NODE && node.isConnected);
    const changed = records.filter(({ type }) => type === "characterData").map(({ target }) => target);
    const read = new Set();
    for (const node of [...added, ...changed]) {
      if (!node.isConnected || read.has(node)) continue;
      if ([...read].some((one) => one.contains(node))) continue;
      read.add(node);
      note(node, fresh);
      if (node.nodeType !== Node.ELEMENT_NODE || node.closest(LIVE)) continue;
      // Regions that came with their words; an alert is heard all the same.
      for (const region of node.querySelectorAll(LIVE))
        if (said(region) && !region.closest(ALERT))
          lost.push({ kind: kindOf(region), words: said(region) });
    }
  }

  new MutationObserver(listen).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  /** What was heard and lost since the last time it was asked. */
  globalThis.heardNow = () => ({ heard: heard.splice(0), lost: lost.splice(0) });
})();
