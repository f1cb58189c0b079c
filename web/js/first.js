// Runs before anything is painted, in any browser: what the lobby in this page must know to look
// right at once. So a classic script in old JavaScript.
(function () {
  "use strict";

  var root = document.documentElement;
  var script = document.currentScript && document.currentScript.src;
  var settings;

  // What is large is on its way before the page's modules are: workers get it, one each (boot/aside.js,
  // boot/aside.mjs). `asked` are the files by their paths, each with where it is.
  window.annoramaSendAhead = function (address, asked) {
    var aside = { workers: [], asked: new Set(), told: [], lost: false };
    aside.hear = function (event) {
      aside.told.push(event);
    };
    aside.lose = function () {
      aside.lost = true;
    };
    asked.forEach(function (file) {
      var worker = new Worker(address);
      worker.onmessage = function (event) {
        aside.hear(event);
      };
      worker.onerror = worker.onmessageerror = function (event) {
        event.preventDefault();
        aside.lose();
      };
      aside.workers.push(worker);
      aside.asked.add(file.path);
      worker.postMessage(file);
    });
    window.annoramaAside = aside;
  };

  // Of the start; the one-file edition has a loader of its own. The last one's worker gets what comes
  // later, too: the other one is busy.
  window.annoramaAhead = ["vendor/pyodide/pyodide.asm.wasm", "boot/snapshot.bin"];
  try {
    if (script)
      window.annoramaSendAhead(
        new URL("../boot/aside.js", script),
        window.annoramaAhead.map(function (path) {
          return { path: path, address: new URL("../" + path, script).href };
        })
      );
  } catch (_error) {
    // No workers here: the page does it by itself, or says that it cannot.
  }

  // Another screen was asked for: then the lobby is not shown first.
  if (!/^#?\/?$/.test(window.location.hash)) root.setAttribute("data-opening", "");
  try {
    settings = JSON.parse(window.localStorage.getItem("annorama/settings") || "{}");
    if (/^(light|dark)$/.test(settings.theme)) root.setAttribute("data-theme", settings.theme);
    if (/^(small|large|huge)$/.test(settings.text)) root.setAttribute("data-text", settings.text);
    // The lobby as it was left comes in the place of an empty one.
    if (window.localStorage.getItem("annorama/lobby")) root.setAttribute("data-kept", "");
  } catch (_error) {
    // Nothing is stored, or what is stored is no settings: all is as it comes.
  }
})();
