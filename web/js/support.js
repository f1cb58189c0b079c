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
    storage: [
      "This browser does not let the page store anything.",
      "Matches could not be kept. Allow cookies and site data for this page, or leave the private window, then try again.",
    ],
    memory: [
      "There is not enough free memory to start.",
      "Close other tabs and programs, then try again.",
    ],
    network: [
      "Part of the page did not arrive.",
      "Check the connection, then try again. Once the page has loaded fully it works without any network.",
    ],
    unknown: [
      "Annorama could not start.",
      "Try again. If that does not help, open the page in another browser.",
    ],
  };
  var NETWORK = /answered \d|Failed to fetch|network ?error|Load failed|error loading dynamically/i;
  var failed = false;

  // What About shows: the way up ("snapshot" or "bytecode"), how long it took, and whether the site
  // is kept offline.
  window.annoramaBoot = { way: null, ms: null, doubts: [], offline: null };

  function reasonOf(error) {
    var name = (error && error.name) || "";
    var text = String(error);
    if (name === "RangeError" || /memory/i.test(text)) return "memory";
    if (name === "CompileError") return "wasm";
    if (/^(Security|InvalidState|QuotaExceeded|Unknown)Error$/.test(name)) return "storage";
    return NETWORK.test(text) ? "network" : "unknown";
  }

  function whenParsed(action) {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", action);
    else action();
  }

  // Show the reason, or what the error shows of it, instead of the progress bar. The first stands.
  window.annoramaFail = function (given, error) {
    if (failed) return;
    failed = true;
    var reason = given || reasonOf(error);
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
      if (error) {
        box.getElementsByTagName("pre")[0].textContent = String(error.stack || error);
        box.getElementsByTagName("details")[0].removeAttribute("hidden");
      }
      box.removeAttribute("hidden");
      document.getElementById("boot").setAttribute("aria-busy", "false");
    });
  };

  function storageWorks() {
    try {
      window.localStorage.setItem("annorama/probe", "1");
      window.localStorage.removeItem("annorama/probe");
      return true;
    } catch (_error) {
      return false;
    }
  }

  if (typeof WebAssembly !== "object") {
    window.annoramaFail(
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
    window.annoramaFail("old");
  } else if (!storageWorks()) {
    window.annoramaFail("storage");
  }
})();
