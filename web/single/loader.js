// Stands in for the server in the one-file edition. Every file of the site lies in this page as
// base64; modules become Blob addresses behind an import map, all else is answered by `fetch`.
(() => {
  "use strict";

  const BASE = "https://annorama.invalid/"; // never reaches a network: all that lies there is here
  const TYPES = {
    wasm: "application/wasm",
    json: "application/json",
    mjs: "text/javascript",
    js: "text/javascript",
  };
  const networkFetch = globalThis.fetch;
  const entries = document.currentScript.dataset.modules.split(" ");
  const elements = new Map();
  for (const element of document.querySelectorAll("script[data-file]"))
    elements.set(element.dataset.file, element);

  globalThis.annoramaBase = BASE;

  function fromBase64(text) {
    if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
    const binary = atob(text);
    const bytes = new Uint8Array(binary.length);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
    return bytes;
  }

  // What lies behind this script is read while the start goes on.
  function find(path) {
    if (!elements.has(path)) {
      const found = document.querySelector(`script[data-file="${CSS.escape(path)}"]`);
      if (found) elements.set(path, found);
    }
    return elements.get(path);
  }

  function respond(path) {
    const element = find(path);
    const bytes = fromBase64(element.textContent);
    const body = new Blob([bytes]).stream();
    const plain =
      "gzip" in element.dataset ? body.pipeThrough(new DecompressionStream("gzip")) : body;
    const type = TYPES[path.split(".").pop()] || "application/octet-stream";
    return new Response(plain, { headers: { "Content-Type": type } });
  }

  // The text, and whether what it stands for is packed once more.
  globalThis.annoramaText = (path) => {
    const element = find(path);
    return { text: element.textContent, zipped: "gzip" in element.dataset };
  };
  // For what cannot wait.
  globalThis.annoramaBytes = (path) => fromBase64(find(path).textContent);
  globalThis.fetch = async (resource, options) => {
    const address = new URL(resource?.url || resource, BASE);
    const path = address.href.startsWith(BASE) && address.pathname.slice(1);
    return path && find(path) ? respond(path) : networkFetch(resource, options);
  };

  async function blobAddress(path) {
    const text = await respond(path).text();
    return URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  }

  // As the page's first script does it, with what lies here.
  async function sendAhead() {
    const { annoramaAhead, annoramaSendAhead, annoramaText } = globalThis;
    const files = annoramaAhead.map((path) => ({ path, ...annoramaText(path) }));
    annoramaSendAhead(await blobAddress("boot/aside.js"), files)();
  }

  async function start() {
    await sendAhead().catch(() => {}); // no workers here: the page does it by itself
    const modules = [...elements.keys()].filter((path) => /\.m?js$/.test(path));
    const addresses = await Promise.all(modules.map(blobAddress));
    const map = document.createElement("script");
    map.type = "importmap";
    map.textContent = JSON.stringify({
      imports: Object.fromEntries(modules.map((path, index) => [BASE + path, addresses[index]])),
    });
    document.head.append(map);
    for (const path of entries) await import(BASE + path);
  }

  if (document.documentElement.dataset.app === "booting")
    start().catch((error) => annoramaFail(null, error));
})();
