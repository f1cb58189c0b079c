// Shows how far the start has come, clears the way when the app is ready, says so when it failed.
import "./database.js";
import "./unwatched.js";
import "../boot/early.mjs";
import { lobbyAnswers } from "../boot/rest.mjs";
import { embedded, keep } from "./offline.js";
import { answerEarly } from "./taken.js";

const root = document.documentElement;
// Of the bar, the bytes take the first part, PyScript's steps the rest.
const BYTES = 70;
const STEPS = {
  "Loading interpreter": [5, "Laying out the pieces …"],
  "Loaded interpreter": [85, "Setting the table …"],
  "Loaded Pyodide": [90, "Setting the table …"],
};

function show(percent, words) {
  const bar = document.getElementById("boot-progress");
  if (bar && percent > bar.value) {
    bar.value = percent;
    // For the cover that was tapped; on the root it would have every element looked at.
    document.querySelector("[data-taken]")?.style.setProperty("--boot-part", `${percent}%`);
  }
  const step = document.getElementById("boot-step");
  if (words && step && !("taken" in step.dataset)) step.replaceChildren(words);
}

function finish() {
  if (root.dataset.app !== "ready") return;
  watch.disconnect();
  annoramaBoot.ms = Math.round(performance.now());
  document.getElementById("boot")?.remove();
  delete root.dataset.opening;
  answerEarly(annoramaBoot.laid);
  lobbyAnswers();
  // Only then: storing the site must not compete with its start. One file has everything within.
  if (globalThis.annoramaBase) embedded();
  else Promise.resolve(annoramaBoot.laid).then(keep);
}

addEventListener("annorama:bytes", ({ detail }) => show(BYTES * detail.part));
addEventListener("py:progress", ({ detail }) => STEPS[detail] && show(...STEPS[detail]));
addEventListener(
  "unhandledrejection",
  ({ reason }) => root.dataset.app === "booting" && annoramaFail(null, reason),
);

// PyScript says "done" after the app's first call, also when that raised: then nothing is ready.
document.addEventListener("py:done", () => {
  if (root.dataset.app !== "booting") return;
  const banner = document.querySelector(".py-error");
  annoramaFail("unknown", banner?.textContent);
  banner?.remove();
});

const watch = new MutationObserver(finish);
watch.observe(root, { attributeFilter: ["data-app"] });
finish();
