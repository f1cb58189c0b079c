// What is tapped before Python is there: shown as taken at once, answered as soon as it can be.
// A link needs no more than that: Python starts at the address that it finds. And once it answers,
// until all of the app is there: a link leads where Python would wait for that, and the page stand still.
let taken = null;
let answers = false;

function sayTaken(element) {
  document.querySelector("[data-taken]")?.removeAttribute("data-taken");
  const place = element.closest("[data-game],[data-match]") ?? element;
  const name = place.querySelector("h2,b")?.textContent ?? element.textContent.trim();
  const words = `Opening ${name} …`;
  place.dataset.taken = words;
  const bar = document.getElementById("boot-progress");
  if (bar) place.style.setProperty("--boot-part", `${bar.value}%`);
  const step = document.getElementById("boot-step");
  if (!step) return;
  step.dataset.taken = "";
  step.replaceChildren(words);
}

function take(event) {
  const element = event.target.closest?.("#app a[href^='#/'],#app button[data-do]");
  if (!element || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const isButton = element.matches("button");
  if (answers && isButton) return;
  sayTaken(element);
  dispatchEvent(new CustomEvent("annorama:taken"));
  if (answers) event.preventDefault();
  taken = isButton ? { ...element.dataset } : answers ? { address: element.hash } : null;
}

// What was asked of a button is asked anew of the one that Python has drawn, once all is `there` that
// it may need; a file that was chosen is still in its field.
export async function answerEarly(there) {
  answers = true;
  await there;
  document.removeEventListener("click", take, true);
  const place = document.querySelector("[data-taken]");
  place?.removeAttribute("data-taken");
  place?.style.removeProperty("--boot-part");
  if (taken?.address) location.hash = taken.address;
  const buttons = taken?.do ? [...document.querySelectorAll(`[data-do="${taken.do}"]`)] : [];
  buttons.find(({ dataset }) => dataset.id === taken.id)?.click();
  for (const input of document.querySelectorAll("#app input[type=file]"))
    if (input.files.length) input.dispatchEvent(new Event("change", { bubbles: true }));
}

document.addEventListener("click", take, true);
