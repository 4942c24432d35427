import { BEATS_PER_SECOND } from './film-frame.ts';
import { FILM_SECONDS, phaseAt } from './film-phases.ts';

export const SAMPLE_RATE = 48_000;

/** The sound of one loop: signed 16-bit samples, one channel. Loops seamlessly. */
export function filmSound(): Int16Array {
  const samples = new Int16Array(FILM_SECONDS * SAMPLE_RATE);
  for (let index = 0; index < samples.length; index++) {
    samples[index] = Math.round(soundAt(index / SAMPLE_RATE, index) * 32_767);
  }
  return samples;
}

function soundAt(at: number, index: number): number {
  const { kind, length, elapsed } = phaseAt(at);
  const sinceBeat = at % (1 / BEATS_PER_SECOND);
  const sinceOffbeat = (at + 0.25) % (1 / BEATS_PER_SECOND);
  const bar = Math.floor(at / 2) % 4;
  const chord = CHORDS[bar] ?? CHORDS[0];
  const left = length - elapsed;
  const swell = 0.5 - 0.5 * Math.cos((at / 2) * 2 * Math.PI);
  const pad = chord.reduce((sum, pitch) => sum + tone(pitch, at), 0) * 0.035 * (0.35 + 0.65 * swell);
  const rhythm =
    kind === 'work'
      ? 0.42 * kick(sinceBeat) +
        0.05 * noise(index) * Math.exp(-sinceOffbeat * 70) +
        0.16 * tone((chord[0] ?? 0) / 2, at) * Math.exp(-sinceBeat * 5) * fadeIn(sinceBeat)
      : 0.1 * kick(at % 1);
  const pip = left <= 3 ? 0.12 * blip(880, left % 1 === 0 ? 0 : 1 - (left % 1)) : 0;
  return pad + rhythm + pip + 0.12 * blip(1320, elapsed, 0.22);
}

/** A minor, F, C, G: each chord lasts two seconds; in hertz. */
const CHORDS: readonly [readonly number[], ...(readonly number[])[]] = [
  [220, 261.6, 329.6],
  [174.6, 220, 261.6],
  [196, 261.6, 329.6],
  [196, 246.9, 293.7],
];

/** A sine at the nearest pitch with a whole number of periods in the loop. */
const tone = (pitch: number, at: number) =>
  Math.sin(2 * Math.PI * (Math.round(pitch * FILM_SECONDS) / FILM_SECONDS) * at);

/** A drum: a low sine that falls from 150 to 48 Hz and fades out. */
const kick = (since: number) =>
  Math.sin(2 * Math.PI * (48 * since + (102 * (1 - Math.exp(-since * 32))) / 32)) * Math.exp(-since * 9);

const blip = (pitch: number, since: number, lasting = 0.09) =>
  since < lasting ? Math.sin(2 * Math.PI * pitch * since) * Math.sin((Math.PI * since) / lasting) : 0;

const fadeIn = (since: number) => Math.min(1, since * 80);

/** White noise, the same in every run. */
function noise(index: number): number {
  const mixed = Math.imul(index ^ (index >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 12)) >>> 0) / 0x8000_0000 - 1;
}
