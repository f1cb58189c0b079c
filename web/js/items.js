// What the keyboard can come to, and where it lies.
const ITEM =
  "button:not(:disabled),a[href],select:not(:disabled),input:not(:disabled),summary,[tabindex]";
// A heading is gone to when a screen comes; nobody walks there.
const ASIDE = "h1,h2,[data-marked],.inside";

const visible = (element) =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0;

/** All that can be reached within an element, in the page's order. */
export function itemsIn(element) {
  return [...element.querySelectorAll(ITEM)].filter((one) => !one.matches(ASIDE) && visible(one));
}

export const isItem = (element) => Boolean(element?.matches?.(ITEM)) && visible(element);

export function middleOf(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** The part of the table that an element belongs to. */
export const zoneOf = (element) => element?.closest?.("[data-zone]") ?? null;

const ALONG = {
  ArrowRight: ({ x }) => x,
  ArrowLeft: ({ x }) => -x,
  ArrowDown: ({ y }) => y,
  ArrowUp: ({ y }) => -y,
};
const ACROSS = {
  ArrowRight: ({ y }) => y,
  ArrowLeft: ({ y }) => y,
  ArrowDown: ({ x }) => x,
  ArrowUp: ({ x }) => x,
};
// What lies aside is further off than it is in pixels, and what lies in another zone a little, too.
const ASKEW = 2;
const ELSEWHERE = 1.4;
const LEAST = 4;

/** The nearest of several in the direction of an arrow; null where none lies there. */
export function nearestTowards(from, key, candidates) {
  const here = middleOf(from);
  const zone = zoneOf(from);
  let found = null;
  let least = Number.POSITIVE_INFINITY;
  for (const one of candidates) {
    if (one === from) continue;
    const there = middleOf(one);
    const away = { x: there.x - here.x, y: there.y - here.y };
    const along = ALONG[key](away);
    const across = Math.abs(ACROSS[key](away));
    if (along < LEAST || across > along * 3) continue;
    const far = (along + ASKEW * across) * (zoneOf(one) === zone ? 1 : ELSEWHERE);
    if (far < least) [found, least] = [one, far];
  }
  return found;
}

/** The nearest of several to a place. */
export function nearestTo({ x, y }, candidates) {
  const far = (one) => {
    const there = middleOf(one);
    return Math.hypot(there.x - x, there.y - y);
  };
  return candidates.reduce((best, one) => (!best || far(one) < far(best) ? one : best), null);
}
