// Runs before anything is painted, in any browser: what the lobby in this page must know to look
// right at once. So a classic script in old JavaScript.
(function () {
  "use strict";

  var root = document.documentElement;
  var settings;
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
