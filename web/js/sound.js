// Short, soft sounds, made on the spot; no files.
let context = null;

function notes(...heights) {
  return heights.map((height, n) => ({
    at: n * 0.13,
    from: height,
    to: height,
    length: 0.24,
    level: 0.07,
  }));
}

const tones = {
  card: [{ noise: true, from: 2400, to: 900, length: 0.07, level: 0.12 }],
  flip: [{ noise: true, from: 1200, to: 3000, length: 0.09, level: 0.1 }],
  die: [0, 0.07, 0.13, 0.18].map((at) => ({
    noise: true,
    at,
    from: 1500,
    to: 700,
    length: 0.04,
    level: 0.16,
  })),
  coin: [
    { at: 0, from: 1320, to: 1320, length: 0.1, level: 0.07 },
    { at: 0.06, from: 1980, to: 1980, length: 0.22, level: 0.06 },
  ],
  splash: [{ noise: true, from: 600, to: 2600, length: 0.32, level: 0.1 }],
  bell: [
    { from: 660, to: 660, length: 0.7, level: 0.06 },
    { from: 990, to: 990, length: 0.5, level: 0.03 },
  ],
  // The names of ANNAOTTO as they are called: the same forwards and backwards; ALL goes up.
  anna: notes(660, 880, 880, 660),
  otto: notes(880, 587, 587, 880, 1175),
  all: notes(587, 784, 988),
  drum: Array.from({ length: 7 }, (_, n) => ({
    noise: true,
    at: n * 0.055,
    from: 260,
    to: 120,
    length: 0.07,
    level: 0.1 + 0.02 * n,
  })),
  no: [{ from: 220, to: 180, length: 0.12, level: 0.06 }],
};

function source(tone, start) {
  if (!tone.noise) {
    const oscillator = context.createOscillator();
    oscillator.type = "sine";
    oscillator.frequency.setValueAtTime(tone.from, start);
    oscillator.frequency.linearRampToValueAtTime(tone.to, start + tone.length);
    return [oscillator, oscillator];
  }
  const frames = Math.ceil(context.sampleRate * tone.length);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) data[i] = Math.random() * 2 - 1;
  const player = context.createBufferSource();
  player.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(tone.from, start);
  filter.frequency.linearRampToValueAtTime(tone.to, start + tone.length);
  player.connect(filter);
  return [player, filter];
}

export function sound(name) {
  if (!tones[name] || !("AudioContext" in globalThis)) return;
  // A browser lets a page speak only after somebody has touched it.
  if (!navigator.userActivation?.hasBeenActive) return;
  // The first sound opens the device, which takes its time: what is to be seen comes before.
  setTimeout(play, 0, tones[name]);
}

function play(chord) {
  context ??= new AudioContext();
  for (const tone of chord) {
    const start = context.currentTime + (tone.at ?? 0);
    const [from, out] = source(tone, start);
    const gain = context.createGain();
    gain.gain.setValueAtTime(tone.level, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + tone.length);
    out.connect(gain).connect(context.destination);
    from.start(start);
    from.stop(start + tone.length);
  }
}
