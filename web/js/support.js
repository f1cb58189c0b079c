// Runs before anything else, in any browser however old: so a classic script in old JavaScript.
// Says in plain words why the page cannot start here, and what to do about it.
(function () {
  "use strict";

  var REASONS = {
    old: [
      "This browser is too old for Annorama.",
      "Update it, or open this page in a current Firefox, Chrome, Edge or Safari.",
    ],
    wasm: [
      "WebAssembly is switched off in this browser.",
      "Annorama runs on it. Allow WebAssembly (some strict security modes forbid it), or use another browser.",
    ],
    memory: [
      "There is not enough free memory to start.",
      "Close other tabs and programs, then try again.",
    ],
    damaged: [
      "A part of Annorama is damaged or missing.",
      "With an internet connection, try again: it is then fetched anew. Your saved matches are not touched.",
    ],
    network: [
      "Part of the page did not arrive.",
      "Check the connection, then try again. Once the page has loaded fully it works without any network.",
    ],
    stopped: [
      "Annorama has stopped.",
      "Try again: every match goes on from where it was saved last.",
    ],
    unknown: [
      "Annorama could not start.",
      "Try again. If that does not help, open the page in another browser.",
    ],
  };
  var NETWORK =
    /answered \d|Failed to fetch|network ?error|Load failed|error loading dynamically|did not arrive/i;
  var PATIENCE = 20000; // ms that the worker may say nothing
  var AGAIN = "annorama/started-again"; // when, in this tab
  var box; // which tells how far the start is, and why it failed

  // What About shows: the way up ("snapshot" or "bytecode"), how long it took, and whether the site
  // is kept offline. And whether both parts of Python have come; whether the start has failed, though
  // why may still be looked into.
  var boot = { way: null, ms: null, doubts: [], offline: null, whole: false, failed: false };
  window.annoramaBoot = boot;

  function reasonOf(error) {
    var name = (error && error.name) || "";
    var text = String(error);
    if (name === "Damaged") return "damaged";
    // Of WebAssembly's own errors, "memory access out of bounds" is not about free memory.
    if (name === "RangeError" || (name !== "RuntimeError" && /memory/i.test(text))) return "memory";
    if (name === "CompileError") return "wasm";
    return NETWORK.test(text) ? "network" : "unknown";
  }

  function whenParsed(action) {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", action);
    else action();
  }

  // Show the reason instead of the progress bar. The first stands.
  function show(reason, details) {
    document.documentElement.setAttribute("data-app", "failed");
    document.documentElement.setAttribute("data-failure", reason);
    whenParsed(function () {
      var words = REASONS[reason];
      var box = document.getElementById("boot-failure");
      var wait = document.getElementById("boot-wait");
      if (!box || !wait) return;
      wait.setAttribute("hidden", "");
      box.getElementsByTagName("h2")[0].textContent = words[0];
      box.getElementsByTagName("p")[0].textContent = words[1];
      if (details) {
        box.getElementsByTagName("pre")[0].textContent = details;
        box.getElementsByTagName("details")[0].removeAttribute("hidden");
      }
      box.removeAttribute("hidden");
      document.getElementById("boot").setAttribute("aria-busy", "false");
    });
  }

  // Start again by itself, but never round and round.
  function startAgain() {
    try {
      if (Date.now() - Number(window.sessionStorage.getItem(AGAIN)) < 60000) return false;
      window.sessionStorage.setItem(AGAIN, String(Date.now()));
    } catch (_error) {
      return false;
    }
    window.location.reload();
    return true;
  }

  // The service worker looks over all that is stored and fetches anew what is wrong; `then` hears
  // how that went, or null where there is no worker.
  function lookOver(then) {
    var worker = navigator.serviceWorker && navigator.serviceWorker.controller;
    if (!worker) return then(null);
    var channel = new MessageChannel();
    var silence = setTimeout(then, PATIENCE, null);
    channel.port1.onmessage = function (event) {
      clearTimeout(silence);
      if (event.data.state === "repairing") silence = setTimeout(then, PATIENCE, null);
      else then(event.data);
    };
    // A new version has come to the rescue.
    navigator.serviceWorker.addEventListener("controllerchange", startAgain);
    worker.postMessage({ annorama: "check", hashes: true }, [channel.port2]);
  }

  function isNeeded(path) {
    return /\.(bin|html|m?js|wasm)$/.test(path);
  }

  // Say the reason, or what the error shows of it; but a file that was stored and has been damaged
  // since may be behind anything.
  window.annoramaFail = function (given, error) {
    if (boot.failed) return;
    boot.failed = true;
    lookOver(function (found) {
      var reason = given || reasonOf(error);
      var left = found ? found.left.filter(isNeeded) : [];
      if (found && found.mended && !left.length && startAgain()) return;
      // "wasm" is only thought of when its file was right.
      if (left.length && reason !== "wasm") reason = "damaged";
      var lines = left.length ? ["Not to be had: " + left.join(", ")] : [];
      if (error) lines.push(String(error.stack || error));
      show(reason, lines.join("\n"));
    });
  };

  // Python itself has ended, on a page that had started: nothing on it can answer any more. What
  // stood in the page goes, open dialogs too; the box that told of the start comes back.
  window.annoramaStop = function (error) {
    var reason = reasonOf(error);
    if (document.documentElement.getAttribute("data-app") === "booting")
      return window.annoramaFail(null, error);
    if (boot.failed) return;
    boot.failed = true;
    window.dispatchEvent(new CustomEvent("annorama:stopped"));
    document.getElementById("app").textContent = "";
    if (!document.getElementById("boot")) document.body.appendChild(box);
    show(
      reason === "network" || reason === "damaged" ? reason : "stopped",
      String((error && error.stack) || error)
    );
  };

  // Something that is needed at once did not come; whether to try again.
  window.annoramaAsk = function () {
    return window.confirm(
      "One more part of Annorama is needed to go on, and it does not arrive.\n\nCheck the connection, then choose OK to try again."
    );
  };

  // A script that does not come says nothing by itself.
  window.addEventListener(
    "error",
    function (event) {
      var address = event.target && event.target.tagName === "SCRIPT" && event.target.src;
      if (address && document.documentElement.getAttribute("data-app") === "booting")
        window.annoramaFail(null, new Error(address + " did not arrive"));
    },
    true
  );

  // The matches as they lie here, in the form of a backup (see app/browser/backup.py): the last
  // way out for them where Python cannot start.
  function saves() {
    var matches = [];
    Object.keys(window.localStorage).forEach(function (name) {
      var found = /^annorama\/(match|archive)\/(.*)$/.exec(name);
      var save = found && { id: found[2] };
      if (!save) return;
      save[found[1] === "match" ? "text" : "packed"] = window.localStorage.getItem(name);
      matches.push(save);
    });
    return { annorama: "backup", format: 1, made: Date.now(), matches: matches };
  }

  function exportAll() {
    var link = document.createElement("a");
    link.href = URL.createObjectURL(
      new Blob([JSON.stringify(saves())], { type: "application/json" })
    );
    link.download = "annorama-backup.json";
    link.click();
  }

  // What is kept beside the matches and can be made again from them.
  function dropDerived(then) {
    var request;
    try {
      Object.keys(window.localStorage).forEach(function (name) {
        if (name.indexOf("annorama/summary/") === 0) window.localStorage.removeItem(name);
      });
      request = window.indexedDB.open("annorama");
      request.onerror = request.onblocked = then;
      request.onsuccess = function () {
        var pictures = request.result.transaction("pictures", "readwrite");
        pictures.objectStore("pictures").clear();
        pictures.oncomplete = pictures.onabort = then;
      };
    } catch (_error) {
      then(); // Denied, or never made: there is nothing to drop.
    }
  }

  // Everything but the matches is made or fetched anew.
  window.annoramaRepair = function () {
    var done = false;
    function again() {
      if (done) return;
      done = true;
      lookOver(function () {
        window.location.replace(window.location.pathname + window.location.search);
      });
    }
    setTimeout(again, 5000);
    dropDerived(again);
  };

  whenParsed(function () {
    box = document.getElementById("boot");
    var ways = { "boot-export": exportAll, "boot-repair": window.annoramaRepair };
    Object.keys(ways).forEach(function (id) {
      var button = document.getElementById(id);
      if (button) button.addEventListener("click", ways[id]);
    });
  });

  function refuse(reason) {
    boot.failed = true;
    show(reason);
  }

  if (typeof WebAssembly !== "object") {
    refuse(
      typeof Promise === "function" && "noModule" in document.createElement("script")
        ? "wasm"
        : "old"
    );
  } else if (
    !("noModule" in document.createElement("script")) ||
    typeof DecompressionStream !== "function" ||
    typeof BigUint64Array !== "function" ||
    typeof WeakRef !== "function"
  ) {
    refuse("old");
  }
})();
