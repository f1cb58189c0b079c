// Runs before anything is painted, in any browser: what the lobby in this page must know to look
// right at once. So a classic script in old JavaScript.
(function () {
  "use strict";

  var PATIENCE = 100; // ms
  var root = document.documentElement;
  var script = document.currentScript && document.currentScript.src;
  var settings;

  // What is large is on its way before the page's modules are: workers get it, one each (boot/aside.js,
  // boot/aside.mjs). `asked` are the files by their paths, each with where it is. Returns what starts them.
  window.annoramaSendAhead = function (address, asked) {
    var aside = { workers: [], asked: new Set(), told: [], lost: false };
    aside.hear = function (event) {
      aside.told.push(event);
    };
    aside.lose = function () {
      aside.lost = true;
    };
    function send(file) {
      var worker = new Worker(address);
      worker.onmessage = function (event) {
        aside.hear(event);
      };
      worker.onerror = worker.onmessageerror = function (event) {
        event.preventDefault();
        aside.lose();
      };
      aside.workers.push(worker);
      worker.postMessage(file);
    }
    asked.forEach(function (file) {
      aside.asked.add(file.path);
    });
    window.annoramaAside = aside;
    return function () {
      try {
        asked.forEach(send);
      } catch (_error) {
        aside.lose(); // no workers here: the page does it by itself, or says that it cannot
      }
    };
  };

  // With the frame that shows the lobby: before, workers would keep the page from reading and drawing it.
  // Where that is slow, what is large does not wait for it.
  function whenShown(action) {
    var done = false;
    function once() {
      if (!done) action();
      done = true;
    }
    function look() {
      if (document.getElementById("boot")) once();
      else if (!done) window.requestAnimationFrame(look);
    }
    look();
    setTimeout(once, PATIENCE);
  }

  // Of the start; the one-file edition has a loader of its own. The last one's worker gets what comes
  // later, too: the other one is busy.
  window.annoramaAhead = ["vendor/pyodide/pyodide.asm.wasm", "boot/snapshot.bin"];
  try {
    if (script)
      whenShown(
        window.annoramaSendAhead(
          new URL("../boot/aside.js", script),
          window.annoramaAhead.map(function (path) {
            return { path: path, address: new URL("../" + path, script).href };
          })
        )
      );
  } catch (_error) {
    // An old browser: the page says so.
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
