// PyScript's interpreter: Pyodide with our own way up. Same exports as Pyodide's own module.
import { loadPyodide as stockLoadPyodide, version } from '../vendor/pyodide/pyodide.mjs';

const at = (path) => new URL(path, import.meta.url).href;
const LOCK = { info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2', version }, packages: {} };

async function bytes(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

// Library and app as zips of bytecode: nothing is compiled while the player waits.
async function fromBytecode(options) {
  const app = bytes(at('app.zip'));
  return stockLoadPyodide({
    ...options,
    indexURL: at('../vendor/pyodide/'),
    packageBaseUrl: at('../vendor/pyodide/'),
    stdLibURL: at('library.zip'),
    lockFileContents: LOCK,
    env: { PYTHONPATH: '/lib/python3.14/site-packages/app.zip' },
    fsInit: async (FS, { sitePackages }) => FS.writeFile(`${sitePackages}/app.zip`, await app),
  });
}

export { version };

export async function loadPyodide(options = {}) {
  const began = performance.now();
  try {
    const python = await fromBytecode(options);
    globalThis.annoramaBoot = { way: 'bytecode', ms: Math.round(performance.now() - began) };
    return python;
  } catch (error) {
    globalThis.annoramaFail?.('unknown', error);
    throw error;
  }
}
