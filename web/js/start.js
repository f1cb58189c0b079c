// The page's own modules, in their order; the build makes one file of them (builder/bundling.mjs).
import "./boot.js";
import "./page.js";
