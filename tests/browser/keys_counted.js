// Plays by keys alone and counts them: what a person presses at least to come to a thing and choose it.
// Things are drawn as for anybody; the ways between them are those of js/keys.js itself.
(() => {
  const WAYS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
  WAYS.push("Home", "End", "PageUp", "PageDown");

  function dice(seed) {
    let state = seed >>> 0;
    return (count) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * count);
    };
  }

  const pressed = (target, key) =>
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const shown = (selector) => document.querySelector(`#app ${selector}`);
  const screen = () => shown("[data-screen]").dataset.screen;

  /** The fewest keys from what has the focus to the nearest thing that is wanted; null if none. */
  function way(keys, wanted) {
    const start = document.activeElement;
    if (wanted(start)) return [];
    const racing = shown("[data-racing]") ?? document.querySelector("[data-racing]");
    const entries = racing ? [] : keys.zones().slice(0, 9).map(keys.entryOf);
    const digits = entries.map((entry, place) => [String(place + 1), entry]);
    const arrows = (one) => {
      // A slider keeps these keys for itself.
      if (one.matches?.("[type=range]")) return [];
      const free = WAYS.filter((key) => !shown(`[aria-keyshortcuts~="${key}"]`));
      return one.closest("[data-zone]")
        ? free.map((key) => [key, keys.towards(one, key)])
        : [["ArrowDown", keys.beginning("ArrowDown")]];
    };
    const seen = new Set([start]);
    let border = [[start, []]];
    while (border.length) {
      const further = [];
      for (const [one, gone] of border)
        for (const [key, other] of [...digits, ...arrows(one)]) {
          if (!other || seen.has(other)) continue;
          const path = [...gone, key];
          if (wanted(other)) return path;
          seen.add(other);
          further.push([other, path]);
        }
      border = further;
    }
    return null;
  }

  const length = () => {
    const save = localStorage.getItem(`annorama/match/${location.hash.split("/").at(-1)}`);
    return save ? JSON.parse(save).log.length : -1;
  };
  const chosen = () => [...document.querySelectorAll('#app [data-tap][aria-pressed="true"]')];
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const bundled = () => import(new URL("js/start.js", document.baseURI).href);
  const imported = async () => (await bundled()).js_keys;

  /** Whatever stands between a person and their next action; uncounted. */
  async function comeTo() {
    for (let tries = 0; tries < 400; tries++) {
      if (screen() === "result") return false;
      if (shown('[data-do="ready"]')) shown('[data-do="ready"]').click();
      else if (shown("[data-moment]")) pressed(document.body, "Escape");
      else if (shown("[data-tap]")) return true;
      else await pause(20);
    }
    return false;
  }

  /** Choose one of all that can be chosen; how many keys it took. */
  function choose(keys, roll) {
    const offered = [...document.querySelectorAll('#app [data-tap][aria-pressed="false"]')];
    const { tap } = offered[roll(offered.length)].dataset;
    let goal = null;
    const path = way(keys, (one) => {
      if (one.dataset?.tap === tap) goal = one;
      return goal !== null;
    });
    if (!path) throw new Error(`no keys lead to ${tap}`);
    goal.focus();
    if (goal.matches("button")) goal.click();
    else pressed(goal, "Enter");
    return path.length + 1;
  }

  /** The keys that choose, and confirm, some action; 0 where what was chosen was let go of. */
  function action(keys, roll) {
    const before = length();
    let spent = 0;
    for (let taps = 0; taps < 12 && length() === before; taps++) {
      const confirm = shown('[data-do="confirm"]:not(:disabled)');
      const more = shown('[data-tap][aria-pressed="false"]');
      if (confirm && (!more || taps > 5 || roll(3))) {
        confirm.click();
        spent += 1;
      } else if (more) {
        const held = chosen().map(({ dataset }) => dataset.tap);
        const count = choose(keys, roll);
        // What begins anew needs none of what was chosen before.
        const kept = new Set(chosen().map(({ dataset }) => dataset.tap));
        const anew = length() === before && held.some((token) => !kept.has(token));
        spent = anew ? count : spent + count;
      } else break;
    }
    if (length() !== before) return spent;
    pressed(document.body, "Escape");
    return 0;
  }

  /** The keys of so many actions, one number each. */
  globalThis.countKeys = async (most, seed) => {
    const keys = await imported();
    const roll = dice(seed);
    const counts = [];
    while (counts.length < most && (await comeTo())) {
      const count = action(keys, roll);
      if (count) counts.push(count);
    }
    return counts;
  };

  /** Arrows go by where things lie: a person lets them come to rest. */
  async function stillness() {
    const moves = ({ playState, effect }) =>
      playState === "running" && effect?.getComputedTiming().endTime < 3000;
    for (let tries = 0; tries < 60 && document.getAnimations().some(moves); tries++)
      await pause(25);
  }

  /** From anywhere on the table to any action of this moment: the keys of so many ways. */
  globalThis.countWays = async (most, seed) => {
    const keys = await imported();
    const roll = dice(seed);
    const places = keys.zones().flatMap((zone) => [...zone.querySelectorAll("[tabindex],button")]);
    const actions = "#app :is([data-tap],[data-press]:not([data-press^=card]),[data-do^=show])";
    const goals = [...document.querySelectorAll(actions)].filter(
      (one) => one.checkVisibility() && !one.disabled,
    );
    const counts = [];
    while (counts.length < most) {
      places[roll(places.length)].focus();
      const goal = goals[roll(goals.length)];
      const path = way(keys, (one) => one === goal);
      if (!path) throw new Error(`no keys lead to ${JSON.stringify({ ...goal.dataset })}`);
      counts.push(path.length + 1);
    }
    return counts;
  };

  /** The keys to press to come to the first of some things. */
  globalThis.keysTo = async (selector) => {
    const keys = await imported();
    await stillness();
    return way(keys, (one) => Boolean(one.matches?.(selector)));
  };
})();
