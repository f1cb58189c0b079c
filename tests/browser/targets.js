// How large everything is to a finger that can be tapped, measured as the page hears fingers: by what a
// tap at a place means. A thing is as wide as the row of places through one of its points that mean it,
// and as high as the column; enlarged areas around small things count so by themselves. Where a part of
// a drawing can be enlarged (js/zoom.js), it counts as large as it can become.
async (least) => {
  const { js_pointer } = await import(new URL("js/start.js", document.baseURI).href);
  const { meant } = js_pointer;
  const TAPPABLE =
    "[data-tap],[data-do],[data-press]:not([data-press^=card]),[data-zoom-by],a[href],button,input,select,textarea,summary";
  const STEPS = [6, 1, 0.25]; // pixels, ever finer
  const modal = [...document.querySelectorAll("dialog:modal")].at(-1);

  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const token = ({ dataset }) => dataset.tap ?? dataset.do ?? dataset.press ?? dataset.zoomBy;

  /** By what the same thing is known, however often it is drawn. */
  function named(one) {
    const kind = ["tap", "do", "press", "zoomBy"].find((name) => one.dataset[name] !== undefined);
    const seat = one.closest("[data-seat]")?.dataset.seat ?? "";
    const { id = "", name = "" } = one.dataset;
    if (kind) return [kind, token(one), id, name, seat, one.dataset.line ?? ""].join(" ");
    return [one.tagName, one.getAttribute("href") ?? one.name, one.value ?? "", seat].join(" ");
  }

  /** A link in a line of text is as high as the line: enlarging it would take its neighbours. */
  function inLine(one) {
    if (one.tagName !== "A") return false;
    const around = one.closest("p,li,td,dd,figcaption,h2,h3");
    return Boolean(around) && around.textContent.trim() !== one.textContent.trim();
  }

  /** Whether a thing is in sight: in an enlarged part of a drawing some things are not, for now. */
  function framed(one, box) {
    const group = one.closest("[data-frame]");
    if (!group) return true;
    const [x, y, width, height] = group.dataset.frame.split(" ").map(Number);
    const felt = group.ownerSVGElement.getBoundingClientRect();
    const middle = [box.x + box.width / 2 - felt.x - x, box.y + box.height / 2 - felt.y - y];
    return middle[0] > 0 && middle[0] < width && middle[1] > 0 && middle[1] < height;
  }

  /** The words beside a box to tick are tapped for it; those beside a list do not open it. */
  function ticked(hit) {
    const { control } = hit.closest("label") ?? {};
    return ["checkbox", "radio"].includes(control?.type) ? control : null;
  }

  /** Whether a tap at a place means this thing. */
  function answers(one, name, x, y) {
    let hit = document.elementFromPoint(x, y);
    // A sentence near the finger goes by itself.
    if (hit?.closest(".toast"))
      hit = document.elementsFromPoint(x, y).find((under) => !under.closest(".toast"));
    if (!hit) return false;
    // Who stands on a space is tapped for it.
    const standing = hit.closest("[data-may-cover][data-at]")?.dataset.at;
    if (standing && one.dataset.tap === `space:${standing}`) return true;
    const found = meant(hit, x, y) ?? hit.closest(TAPPABLE) ?? ticked(hit);
    return found === one || one.contains(hit) || (Boolean(found) && named(found) === name);
  }

  /** How far it is answered from a place on, one way. */
  function run(one, name, x, y, dx, dy, most) {
    let far = 0;
    for (const step of STEPS)
      while (far < most && answers(one, name, x + dx * (far + step), y + dy * (far + step)))
        far += step;
    return far;
  }

  /** Whether a finger's width and height around a place are answered: most things are large. */
  function ample(one, name, x, y, half) {
    for (const far of [half, -half, half / 2, -half / 2])
      if (!answers(one, name, x + far, y) || !answers(one, name, x, y + far)) return false;
    return true;
  }

  /** The best of several places: the lesser of its width and its height there. */
  function size(one, name) {
    const box = one.getBoundingClientRect();
    const zoomed = one.closest("[data-zoom]");
    const now = zoomed ? new DOMMatrix(getComputedStyle(zoomed).transform).a : 1;
    const larger = zoomed ? Number(zoomed.dataset.zoom) / now : 1;
    const most = least / larger;
    let best = [0, 0];
    for (const down of [0.5, 0.2, 0.8, 0.05, 0.95])
      for (const right of [0.5, 0.2, 0.8, 0.05, 0.95]) {
        const x = box.x + box.width * right;
        const y = box.y + box.height * down;
        if (!answers(one, name, x, y)) continue;
        if (ample(one, name, x, y, (least - 0.5) / 2 / larger)) return [least, least];
        const wide = run(one, name, x, y, -1, 0, most) + run(one, name, x, y, 1, 0, most);
        const high = run(one, name, x, y, 0, -1, most) + run(one, name, x, y, 0, 1, most);
        if (Math.min(wide, high) > Math.min(...best)) best = [wide, high];
        if (Math.min(...best) * larger >= least - 2 * STEPS.at(-1))
          return best.map((px) => px * larger);
      }
    return best.map((px) => px * larger);
  }

  const found = new Map();
  for (const one of (modal ?? document.body).querySelectorAll(TAPPABLE)) {
    if (!seen(one) || one.disabled || inLine(one)) continue;
    if (
      one.closest(".unseen,.toast,#boot,[inert]") ||
      getComputedStyle(one).clipPath === "inset(50%)"
    )
      continue;
    const box = one.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    if (!framed(one, box)) continue;
    // What has scrolled out of sight is scrolled to before it is tapped.
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const name = named(one);
    const [wide, high] = size(one, name);
    const known = found.get(name);
    if (known && Math.min(known.wide, known.high) >= Math.min(wide, high)) continue;
    const words = one.getAttribute("aria-label") ?? one.textContent.trim().slice(0, 60);
    found.set(name, { name, words, wide: Math.round(wide), high: Math.round(high) });
  }
  return [...found.values()];
};
