import { randomFrom } from '../posters/random.ts';

const rate = 22_050;
const seconds = 12;
const intervals = [1, 9 / 8, 6 / 5, 4 / 3, 3 / 2, 5 / 3, 2, 9 / 4];
/** Overtones of a struck bar, each with its loudness and how fast it fades. */
const partials = [
  [1, 0.5, 1.6],
  [2.01, 0.22, 2.6],
  [2.76, 0.14, 3.4],
  [5.4, 0.06, 6],
] as const;

/** WAV, mono, 16 bits; the same title always gives the same. */
export function drawSound(title: string): Buffer {
  const random = randomFrom(`sound ${title}`);
  const baseFrequency = 110 * 2 ** (random.int(0, 11) / 12);
  const samples = new Float64Array(rate * seconds);
  for (let at = 0.2; at < seconds - 3; at += 0.35 + random.next() * 0.9) {
    const tone = baseFrequency * (intervals[random.int(0, intervals.length - 1)] ?? 1) * (random.next() < 0.4 ? 2 : 1);
    strike(samples, at, tone, 0.25 + random.next() * 0.5);
  }
  return asWav(samples);
}

/** Each sample's sine and loudness follow from those of the one before it: to ask for them takes ten times as long. */
function strike(samples: Float64Array, at: number, tone: number, loudness: number): void {
  const begin = Math.round(at * rate);
  const end = Math.min(samples.length, begin + 4 * rate);
  for (const [multiple, share, fading] of partials) {
    const step = (2 * Math.PI * tone * multiple) / rate;
    const [turnSine, turnCosine, fade] = [Math.sin(step), Math.cos(step), Math.exp(-fading / rate)];
    let [sine, cosine, level] = [0, 1, loudness * share];
    for (let index = begin; index < end; index++) {
      const attack = Math.min(1, ((index - begin) / rate) * 80);
      samples[index] = (samples[index] ?? 0) + level * attack * sine;
      const rotated = sine * turnCosine + cosine * turnSine;
      cosine = cosine * turnCosine - sine * turnSine;
      sine = rotated;
      level *= fade;
    }
  }
}

function asWav(samples: Float64Array): Buffer {
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0.001);
  const fade = rate * 1.5;
  const wav = Buffer.alloc(44 + 2 * samples.length);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + 2 * samples.length, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20); // PCM
  wav.writeUInt16LE(1, 22); // mono
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(2 * rate, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(2 * samples.length, 40);
  samples.forEach((sample, index) => {
    wav.writeInt16LE(Math.round((sample / peak) * 28_000 * Math.min(1, (samples.length - index) / fade)), 44 + 2 * index);
  });
  return wav;
}
