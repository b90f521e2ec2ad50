// What a game sounds like, made of struck modes as in the window (apps/desktop/sound/synth): a
// stone on wood, prisoners falling into a lid, a knock for a pass, a thud for a refused move, a
// bowl at the end, the tick of a clock.

const kRate = 44100;

// [hertz, level, seconds until it has fallen to 1/e]
const kStoneOnBoard = [
  [231, 0.26, 0.03],
  [418, 0.34, 0.025],
  [640, 0.42, 0.021],
  [905, 0.52, 0.017],
  [1270, 0.62, 0.013],
  [1730, 0.66, 0.01],
  [2290, 0.62, 0.0085],
  [3050, 0.58, 0.0068],
  [3980, 0.5, 0.0055],
  [5240, 0.38, 0.0042],
  [6900, 0.26, 0.0032],
  [8800, 0.15, 0.0024],
];
const kStoneOnStone = [
  [520, 0.2, 0.022], [1130, 0.26, 0.016], [2650, 0.42, 0.012], [3920, 0.5, 0.01],
  [5480, 0.36, 0.007], [7600, 0.2, 0.004]
];
const kKnock = [[196, 0.7, 0.06], [331, 0.55, 0.045], [540, 0.3, 0.028], [890, 0.12, 0.014]];
const kThud = [[162, 0.8, 0.046], [251, 0.52, 0.036], [418, 0.26, 0.02]];
const kBowl = [
  [392, 0.6, 0.62], [393.1, 0.3, 0.62], [783.2, 0.26, 0.46], [1071, 0.2, 0.36], [1074, 0.1, 0.36],
  [2064, 0.1, 0.2], [3310, 0.05, 0.1]
];
const kTick = [[1190, 0.6, 0.01], [1865, 0.45, 0.008], [3020, 0.22, 0.005]];

// {at, level, modes, attack, noise: [level, decay, dullness]}; times in seconds
const blow = (modes, attack, noise) => (at, level = 1) => ({modes, attack, noise, at, level});
const snap = blow(kStoneOnBoard, 0.0002, [0.7, 0.002, 0.3]);
const clink = blow(kStoneOnStone, 0.00015, [0.22, 0.0012, 0.2]);
const knuckle = blow(kKnock, 0.0016, [0.1, 0.004, 0.85]);
const muffled = blow(kThud, 0.003, [0.16, 0.007, 0.93]);
const felt = blow(kBowl, 0.004, [0.02, 0.006, 0.9]);
const escapement = blow(kTick, 0.0003, [0.12, 0.0015, 0.4]);

const prisoners = (count) => Array.from(
    {length: count}, (_, i) => clink(0.16 + 0.05 * i + 0.015 * ((i * 7) % 3), 0.55 * 0.95 ** i));

// name → {seconds, peak, blows}
export function recipe(name, stones = 0) {
  const heard = Math.min(8, stones);
  switch (name) {
    case 'stone':
      return {seconds: 0.3, peak: 0.8, blows: [snap(0), snap(0.026, 0.11)]};
    case 'capture':
      return {
        seconds: 0.5 + 0.06 * heard,
        peak: 0.8,
        blows: [snap(0), snap(0.026, 0.11), ...prisoners(heard)]
      };
    case 'prisoners':
      return {seconds: 0.45 + 0.06 * heard, peak: 0.45, blows: prisoners(heard)};
    case 'pass':
      return {seconds: 0.5, peak: 0.5, blows: [knuckle(0), knuckle(0.13, 0.62)]};
    case 'refused':
      return {seconds: 0.42, peak: 0.6, blows: [muffled(0), muffled(0.085, 0.7)]};
    case 'end':
      return {seconds: 3.2, peak: 0.5, blows: [felt(0)]};
    default:
      return {seconds: 0.1, peak: 0.45, blows: [escapement(0)]};
  }
}

// The stone lies a little differently every time.
export function synthesize({seconds, peak, blows}, random = Math.random) {
  const samples = new Float32Array(Math.round(seconds * kRate));
  for (const {modes, attack, noise, at, level} of blows) {
    const tilt = 1 + 0.05 * (2 * random() - 1);
    for (const [hertz, loud, decay] of modes)
      ring(samples, at, hertz * tilt, loud * level, decay, attack);
    scrape(samples, at, level, attack, noise, random);
  }
  const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  const fade = Math.min(kRate / 100, samples.length);  // an end that cannot click
  return samples.map(
      (value, i) => (value / loudest) * peak * Math.min(1, (samples.length - 1 - i) / fade));
}

const rise = (t, attack) => (t >= attack ? 1 : 0.5 - 0.5 * Math.cos((Math.PI * t) / attack));

function ring(samples, at, hertz, level, decay, attack) {
  const from = Math.round(at * kRate);
  const last = Math.min(samples.length, from + Math.round(9 * decay * kRate));
  for (let i = from; i < last; ++i) {
    const t = (i - from) / kRate;
    samples[i] +=
        level * rise(t, attack) * Math.exp(-t / decay) * Math.sin(2 * Math.PI * hertz * t);
  }
}

function scrape(samples, at, level, attack, [loud, decay, dullness], random) {
  const from = Math.round(at * kRate);
  const last = Math.min(samples.length, from + Math.round(9 * decay * kRate));
  let value = 0;
  for (let i = from; i < last; ++i) {
    const t = (i - from) / kRate;
    value += (1 - dullness) * (2 * random() - 1 - value);
    samples[i] += level * loud * rise(t, attack) * Math.exp(-t / decay) * value;
  }
}

export class Sound {
  constructor() {
    this.on = true;
    // No browser lets a page speak before it was touched.
    for (const name of ['pointerdown', 'keydown']) {
      addEventListener(name, () => this.wake(), {once: true, capture: true});
    }
  }

  wake() {
    if (!globalThis.AudioContext) return;
    this.context ??= new AudioContext();
    if (this.context.state === 'suspended') this.context.resume().catch(() => {});
  }

  play(name, stones = 0) {
    if (!this.on || this.context?.state !== 'running') return;
    const samples = synthesize(recipe(name, stones));
    const buffer = this.context.createBuffer(1, samples.length, kRate);
    buffer.copyToChannel(samples, 0);
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    source.connect(this.context.destination);
    source.start();
  }
}
