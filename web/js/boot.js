// Shows how far the start has come, and clears the way when the app is ready.
import '../boot/pyodide.mjs'; // begins to fetch and compile at once, long before PyScript asks for it

const root = document.documentElement;
const STEPS = {
  'Loading Pyodide': [5, 'Unpacking the pieces …'],
  'Loading interpreter': [15, 'Waking Python …'],
  'Loaded interpreter': [85, 'Setting the table …'],
  'Loaded Pyodide': [90, 'Setting the table …'],
};

function show(percent, words) {
  const bar = document.getElementById('boot-progress');
  if (bar && percent > bar.value) bar.value = percent;
  if (words) document.getElementById('boot-step')?.replaceChildren(words);
}

addEventListener('py:progress', ({ detail }) => {
  const step = STEPS[detail];
  if (step) show(...step);
});

addEventListener('annorama:bytes', ({ detail }) => show(15 + 60 * detail.part));

function finish() {
  if (root.dataset.app !== 'ready') return;
  document.getElementById('boot')?.remove();
  watch.disconnect();
}
const watch = new MutationObserver(finish);
watch.observe(root, { attributeFilter: ['data-app'] });
finish();

// PyScript says "done" after the app's first call, also when that raised: then nothing is ready.
document.addEventListener('py:done', () => {
  if (root.dataset.app !== 'booting') return;
  const banner = document.querySelector('.py-error');
  annoramaFail('unknown', banner?.textContent);
  banner?.remove();
});
