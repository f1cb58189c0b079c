// What the eye would find wrong on the page, measured: text that is cut, texts over one another,
// what can be tapped under something else, and anything outside the screen.
// What is meant to be so is declared where it is drawn, with the reason as the value:
//   data-may-cut      text in here may be cut off or partly hidden
//   data-may-overlap  texts in here may lie over one another
//   data-may-cover    this may lie over what can be tapped or read
//   data-may-scroll   this may be wider than its room, and be scrolled sideways
// A modal dialog covers everything else: only what is in it is measured then.
() => {
  const SLACK = 1.5; // pixels that rounding may take
  const FINGER = 24; // what must be left to tap, each way
  const MIDDLE = 0.2; // of a line's height, above and below: where letters seldom are
  const UNSEEN =
    "script,style,template,noscript,defs,symbol,title,desc,option,#boot-failure[hidden]";
  const TAPPABLE =
    "[data-tap],[data-do],[data-press],[data-zoom-by],a[href],input,select,textarea,summary";

  const found = [];
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const modal = [...document.querySelectorAll("[aria-modal=true],dialog:modal")]
    .filter((one) => seen(one))
    .at(-1);
  const within = (element) => !modal || modal.contains(element);

  function seen(element) {
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  const declared = (element, name) =>
    Boolean(element.closest(`[data-may-${name}]`)?.getAttribute(`data-may-${name}`));

  function named(element) {
    const { tap, do: button, press, key } = element.dataset ?? {};
    const token = tap ?? button ?? press ?? element.getAttribute?.("name") ?? key;
    const kind = element.getAttribute("class")?.trim().split(/\s+/).join(".");
    return `${element.tagName.toLowerCase()}${kind ? `.${kind}` : ""}${token ? `[${token}]` : ""}`;
  }

  /** Where something is on the page: the nearest ancestors that have a name. */
  function place(element) {
    const names = [];
    for (let at = element; at && at !== document.body && names.length < 3; at = at.parentElement)
      if (at === element || at.getAttribute("class") || at.dataset?.tap) names.unshift(named(at));
    return names.join(" > ");
  }

  function tell(kind, element, what, box, by = "") {
    const { left, top, right, bottom } = box;
    const where = [left, top, right - left, bottom - top].map(Math.round);
    found.push({ kind, what: what.slice(0, 60), where, place: place(element), by });
  }

  const sized = ({ left, top, right, bottom }) => [right - left, bottom - top];
  const empty = ({ left, top, right, bottom }) => right - left < 1 || bottom - top < 1;
  const both = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const beyond = (box, room) =>
    Math.max(
      room.left - box.left,
      room.top - box.top,
      box.right - room.right,
      box.bottom - room.bottom,
    );
  const bounds = (corners) => ({
    left: Math.min(...corners.map(([x]) => x)),
    top: Math.min(...corners.map(([, y]) => y)),
    right: Math.max(...corners.map(([x]) => x)),
    bottom: Math.max(...corners.map(([, y]) => y)),
  });

  const styles = new Map();
  function styleOf(element) {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  }

  /** Where on the screen a part of a drawing is seen that can be enlarged (js/zoom.js). */
  function frameOf(group) {
    const [x, y, width, height] = group.dataset.frame.split(" ").map(Number);
    const matrix = group.ownerSVGElement.getScreenCTM();
    const from = new DOMPoint(x, y).matrixTransform(matrix);
    const to = new DOMPoint(x + width, y + height).matrixTransform(matrix);
    return { left: from.x, top: from.y, right: to.x, bottom: to.y };
  }

  /** A box as its ancestors leave it: what scrolls out of sight, and what hides a part or all of it. */
  function clipped(from, box) {
    let left = box;
    let by;
    for (let at = from; at && at !== document.documentElement; at = at.parentElement) {
      if (at.dataset?.frame) {
        left = both(left, frameOf(at));
        if (empty(left)) return { left, away: true };
      }
      const { overflowX, overflowY, position } = styleOf(at);
      if (at.tagName === "DIALOG" && position === "fixed") break;
      if (overflowX === "visible" && overflowY === "visible") continue;
      const room = at.getBoundingClientRect();
      const scrolls = [overflowX, overflowY].some((one) => one === "auto" || one === "scroll");
      if (scrolls) {
        left = both(left, room);
        if (empty(left)) return { left, away: true };
      } else if (beyond(left, room) > SLACK) {
        by ??= at;
        left = both(left, room);
        if (empty(left)) return { left: box, by, gone: true };
      }
    }
    return { left, by };
  }

  const heardOnly = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement)
      if (styleOf(at).clipPath === "inset(50%)") return true;
    return false;
  };

  // --- what can be tapped ---

  const whole = (one, other) =>
    one.contains(other) ||
    ["tap", "do", "press"].some((name) => {
      const token = one.dataset[name];
      return token !== undefined && other.closest(`[data-${name}]`)?.dataset[name] === token;
    }) ||
    (other.tagName === "LABEL" && other.contains(one));

  /** How much of a thing answers a finger, in square pixels, and what lies over the rest. */
  function open(element, box) {
    const steps = 8;
    const [width, height] = sized(box).map((all) => all / steps);
    let area = 0;
    let by = null;
    for (let row = 0; row < steps; row++)
      for (let column = 0; column < steps; column++) {
        const x = box.left + (column + 0.5) * width;
        const y = box.top + (row + 0.5) * height;
        const hit = document.elementFromPoint(x, y);
        if (hit && (whole(element, hit) || declared(hit, "cover"))) area += width * height;
        else by = hit ?? by;
      }
    return { area, by };
  }

  function checkTappable(element) {
    const box = element.getBoundingClientRect();
    if (empty(box) || heardOnly(element)) return;
    const words = element.getAttribute("aria-label") ?? element.textContent.trim();
    const { left, away, by } = clipped(element.parentElement, box);
    if (away) return;
    if (by && beyond(left, by.getBoundingClientRect()) > (left.right - left.left) / 2)
      tell("cut", element, words, left, named(by));
    if (beyond(left, screen) > SLACK) return tell("outside", element, words, left);
    const [width, height] = sized(left);
    const hit = document.elementFromPoint(left.left + width / 2, left.top + height / 2);
    if (hit && whole(element, hit)) return;
    const rest = open(element, left);
    const wanted = Math.min(FINGER * FINGER, (width * height) / 3);
    if (rest.area < wanted)
      tell("covered", element, words, left, rest.by ? place(rest.by) : "nothing that answers");
  }

  // --- texts ---

  /** The corners of the letters of a text in a drawing, however it is turned. */
  function drawn(element) {
    const { x, y, width, height } = element.getBBox();
    const matrix = element.getScreenCTM();
    const room = height * MIDDLE;
    const corner = (px, py) => {
      const { x: cx, y: cy } = new DOMPoint(px, py).matrixTransform(matrix);
      return [cx, cy];
    };
    const [top, bottom] = [y + room, y + height - room];
    const right = x + width;
    return [[corner(x, top), corner(right, top), corner(right, bottom), corner(x, bottom)]];
  }

  /** The same for the lines of a text elsewhere; a panel may be turned by quarters. */
  function written(node, element) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = Number.parseFloat(styleOf(element).fontSize);
    return [...range.getClientRects()]
      .filter((box) => box.width > 0.5 && box.height > 0.5)
      .map((box) => {
        const upright = box.height > box.width && box.height > size * 1.8;
        const [dx, dy] = upright ? [box.width * MIDDLE, 0] : [0, box.height * MIDDLE];
        return [
          [box.left + dx, box.top + dy],
          [box.right - dx, box.top + dy],
          [box.right - dx, box.bottom - dy],
          [box.left + dx, box.bottom - dy],
        ];
      });
  }

  function texts() {
    const all = [];
    const known = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.data.trim()) continue;
      let element = node.parentElement;
      if (element.closest(UNSEEN) || !within(element) || !seen(element) || heardOnly(element))
        continue;
      const text = element.closest("text");
      if (text) {
        if (known.has(text)) continue;
        known.add(text);
        element = text;
      }
      const words = (text ? text.textContent : node.data).trim().replace(/\s+/g, " ");
      for (const corners of text ? drawn(text) : written(node, element))
        all.push({ element, node: text ?? node, words, corners, box: bounds(corners) });
    }
    return all;
  }

  /** Whether a colour lets half of what is behind it through, or more. */
  const clear = (colour) =>
    Number(/[,/] *([\d.]+)\)$/.exec(colour)?.[1] ?? 1) < 0.5 && /a\(|\//.test(colour);

  /** Whether an element hides what is behind it. */
  function paints(element) {
    const style = styleOf(element);
    if (Number(style.opacity) < 0.5) return false;
    if (element instanceof SVGElement) {
      if (["svg", "text", "tspan"].includes(element.tagName)) return false;
      if (element.tagName === "use" || element.tagName === "image") return true;
      return style.fill !== "none" && !clear(style.fill) && Number(style.fillOpacity) >= 0.5;
    }
    return (
      !clear(style.backgroundColor) || style.backgroundImage !== "none" || element.tagName === "IMG"
    );
  }

  const own = (text, hit) => hit === text.element || text.element.contains(hit);

  /** What hides a text at a place; null where it is seen there, undefined where that is not sure. */
  function over(text, x, y) {
    let first;
    for (const hit of document.elementsFromPoint(x, y)) {
      if (own(text, hit)) return first ?? null;
      if (!first && !hit.contains(text.element) && paints(hit)) first = hit;
    }
    return undefined;
  }

  function along({ corners }) {
    const [one, two, three, four] = corners;
    const from = [(one[0] + four[0]) / 2, (one[1] + four[1]) / 2];
    const to = [(two[0] + three[0]) / 2, (two[1] + three[1]) / 2];
    return [0.06, 0.28, 0.5, 0.72, 0.94].map((part) => [
      from[0] + (to[0] - from[0]) * part,
      from[1] + (to[1] - from[1]) * part,
    ]);
  }

  /** Whether a text is cut, hidden or outside; whether any of it is seen at all. */
  function checkText(text) {
    const { element, words } = text;
    const { left, away, by, gone } = clipped(element, text.box);
    if (away) return false;
    if (by && !declared(element, "cut")) tell("cut", element, words, left, named(by));
    if (gone) return false;
    if (beyond(left, screen) > SLACK) tell("outside", element, words, left);
    const places = along(text).filter(
      ([x, y]) => x >= left.left - 1 && x <= left.right + 1 && y >= left.top && y <= left.bottom,
    );
    const covers = places.map(([x, y]) => over(text, x, y));
    const hidden = covers.filter((one) => one && !declared(one, "cover"));
    if (hidden.length && !declared(element, "cut")) {
      const wholly = hidden.length === places.length;
      if (!wholly || !(hidden[0] instanceof SVGElement))
        tell("cut", element, words, left, place(hidden[0]));
    }
    return covers.some((one) => !one);
  }

  function checkEllipsis(element) {
    const style = styleOf(element);
    if (style.textOverflow !== "ellipsis" || style.overflowX === "visible") return;
    const range = document.createRange();
    range.selectNodeContents(element);
    const edges = ["paddingLeft", "paddingRight", "borderLeftWidth", "borderRightWidth"];
    const taken = edges.reduce((sum, edge) => sum + Number.parseFloat(style[edge]), -0.1);
    const box = element.getBoundingClientRect();
    // By part of a pixel, too; along the line, which a panel may have turned by a quarter.
    const { offsetWidth, offsetHeight } = element;
    const along = offsetWidth > offsetHeight !== box.width > box.height ? "height" : "width";
    const wide = range.getBoundingClientRect()[along] > box[along] - taken;
    if ((wide || element.scrollWidth > element.clientWidth + 1) && !declared(element, "cut"))
      tell("cut", element, element.textContent.trim(), box, "…");
  }

  /** Two turned boxes: whether they share more than a little (separating axes). */
  function touch(one, other) {
    const depth = 1.2;
    for (const corners of [one, other])
      for (let n = 0; n < 2; n++) {
        const [ax, ay] = corners[n];
        const [bx, by] = corners[n + 1];
        const size = Math.hypot(bx - ax, by - ay) || 1;
        const [nx, ny] = [(by - ay) / size, (ax - bx) / size];
        const spread = (points) => {
          const values = points.map(([x, y]) => x * nx + y * ny);
          return [Math.min(...values), Math.max(...values)];
        };
        const [low, high] = spread(one);
        const [from, to] = spread(other);
        if (Math.min(high, to) - Math.max(low, from) < depth) return false;
      }
    return true;
  }

  /** Whether something opaque lies between two texts where they meet. */
  function parted(one, other) {
    const { left, top, right, bottom } = both(one.box, other.box);
    const hits = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    const at = [one, other].map((text) => hits.findIndex((hit) => own(text, hit)));
    if (at.includes(-1)) return false;
    return hits
      .slice(Math.min(...at), Math.max(...at))
      .some((hit) => paints(hit) && !(hit.contains(one.element) && hit.contains(other.element)));
  }

  /** Whether it stands on a ground of its own that may lie over others. */
  const onTop = ({ element }) =>
    declared(element, "cover") && paints(element.closest("[data-may-cover]"));

  function checkPairs(shown) {
    shown.forEach((one, number) => {
      for (const other of shown.slice(number + 1)) {
        if (one.node === other.node || empty(both(one.box, other.box))) continue;
        if (one.words === other.words && beyond(one.box, other.box) < 3) continue; // a halo
        if (!touch(one.corners, other.corners) || parted(one, other)) continue;
        if (declared(one.element, "overlap") || declared(other.element, "overlap")) continue;
        if (onTop(one) !== onTop(other)) continue;
        tell("overlap", one.element, `${one.words} / ${other.words}`, both(one.box, other.box));
      }
    });
  }

  // --- fields ---

  const pen = document.createElement("canvas").getContext("2d");

  /** What is written in a field must fit into it. */
  function checkField(field) {
    if (!["text", "number", "select-one"].includes(field.type) || declared(field, "cut")) return;
    const words = field.type === "select-one" ? field.selectedOptions[0]?.text : field.value;
    const { font, paddingLeft: from, paddingRight: to } = styleOf(field);
    pen.font = font;
    const arrow = field.type === "text" ? 0 : 18;
    const room = field.clientWidth - Number.parseFloat(from) - Number.parseFloat(to);
    if (words && pen.measureText(words).width > room - arrow + SLACK)
      tell("cut", field, words, field.getBoundingClientRect(), "its field");
  }

  function checkSideways(element) {
    const { overflowX } = styleOf(element);
    if ((overflowX === "auto" || overflowX === "scroll") && !declared(element, "scroll"))
      if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
        tell("outside", element, "scrolls sideways", element.getBoundingClientRect());
  }

  const elements = [...document.body.querySelectorAll("*")].filter(
    (element) => within(element) && !element.closest(UNSEEN) && seen(element),
  );
  for (const element of elements) {
    if (element.matches(TAPPABLE)) checkTappable(element);
    if (element.matches("input,select")) checkField(element);
    if (element instanceof HTMLElement) {
      checkEllipsis(element);
      checkSideways(element);
    }
  }
  const { scrollWidth, scrollHeight } = document.scrollingElement;
  if (scrollWidth > innerWidth + 1 || scrollHeight > innerHeight + 1)
    tell("outside", document.body, "the page itself scrolls", screen);

  // Where something lies over a text, it does so whether or not it answers fingers.
  const solid = new CSSStyleSheet();
  solid.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets.push(solid);
  try {
    checkPairs(texts().filter(checkText));
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== solid);
  }
  return found;
};
