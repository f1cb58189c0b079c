// localStorage, asked so that every answer is a plain one: a text or nothing, done or why not.
// Where the browser denies it (a private window, blocked site data) every write says so.

import { plain } from "./text.js";

const attempt = (work, otherwise) => {
  try {
    return work();
  } catch (error) {
    return otherwise(error);
  }
};

const nothing = () => undefined;

function names(prefix) {
  const all = attempt(
    () => Object.keys(localStorage),
    () => [],
  );
  return all.filter((name) => name.startsWith(prefix));
}

export const storage = {
  get: (name) => attempt(() => localStorage.getItem(name) ?? undefined, nothing),

  /** "" when it is stored and was read back, else the error's name. */
  put: (name, given) =>
    attempt(
      () => {
        const whole = plain(given);
        localStorage.setItem(name, whole);
        return localStorage.getItem(name) === whole ? "" : "Lost";
      },
      (error) => error.name,
    ),

  remove: (name) => attempt(() => localStorage.removeItem(name), nothing),

  /** All that is kept under names that begin so, as a JSON object without the prefix. */
  all: (prefix) =>
    JSON.stringify(
      Object.fromEntries(
        names(prefix).map((name) => [name.slice(prefix.length), storage.get(name) ?? null]),
      ),
    ),

  /** How long the texts are whose names begin so, as a JSON object without the prefix. */
  sizes: (prefix) =>
    JSON.stringify(
      Object.fromEntries(
        names(prefix).map((name) => [name.slice(prefix.length), storage.get(name)?.length ?? 0]),
      ),
    ),

  /** "" where something can be stored, else the error's name. */
  state: () =>
    attempt(
      () => {
        localStorage.setItem("annorama/probe", "1");
        localStorage.removeItem("annorama/probe");
        return "";
      },
      (error) => error.name,
    ),
};
