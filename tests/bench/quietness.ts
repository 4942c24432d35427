import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { median, spreadOf } from './figure.ts';

/** What the machine had left before a measurement. */
export interface MachineNote {
  /** The share of all cores that was idle, from 0 to 1. */
  readonly idle: number;
  /** How long a fixed piece of work took, in milliseconds: a machine that shares its cores with others may be slow while idle. */
  readonly loop: number;
}

/** How quiet the machine was during all measurements. */
export interface Quietness {
  readonly medianIdle: number;
  readonly worstIdle: number;
  readonly medianLoop: number;
  /** The middle half of the loop's times, as a share of their median. */
  readonly loopSpread: number;
}

export const LEAST_IDLE = 0.85;
export const MOST_LOOP_SPREAD = 0.15;

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** The processor of a page that has just been closed is busy for a while. */
const REST_MS = 300;
const OBSERVED_MS = 200;
const ROUNDS = 10_000_000;

const notes: MachineNote[] = [];

/** Notes how quiet the machine is now. */
export async function noteMachine(): Promise<void> {
  await wait(REST_MS);
  const before = processorTimes();
  await wait(OBSERVED_MS);
  const after = processorTimes();
  notes.push({ idle: (after.idle - before.idle) / (after.all - before.all), loop: timeOfLoop() });
}

/** What all notes of this process say. Throws if there are none. */
export const quietness = (): Quietness => quietnessOf(notes);

export function quietnessOf(noted: readonly MachineNote[]): Quietness {
  const idle = noted.map((note) => note.idle);
  const loops = noted.map(({ loop }) => loop);
  const [lower, upper] = spreadOf(loops);
  return {
    medianIdle: median(idle),
    worstIdle: Math.min(...idle),
    medianLoop: median(loops),
    loopSpread: (upper - lower) / median(loops),
  };
}

/** Whether the figures can be trusted. */
export const isQuiet = ({ medianIdle, loopSpread }: Quietness): boolean =>
  medianIdle >= LEAST_IDLE && loopSpread <= MOST_LOOP_SPREAD;

/** A sentence. */
export const quietnessInWords = ({ medianIdle, worstIdle, medianLoop, loopSpread }: Quietness): string =>
  `Between the measurements ${percent(medianIdle)} of the processor was idle, at worst ${percent(worstIdle)}; ` +
  `a fixed loop took ${medianLoop.toFixed(1)} ms, with a spread of ${percent(loopSpread)}.`;

/** Why the figures cannot be trusted. */
export const BUSY = `The machine was busy: less than ${percent(LEAST_IDLE)} of the processor was idle, or the loop's spread was over ${percent(MOST_LOOP_SPREAD)}.`;

/** The milliseconds that all cores together have spent since the machine started. */
function processorTimes(): { readonly idle: number; readonly all: number } {
  const times = cpus().map((core) => core.times);
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((core) => Object.values(core))),
  };
}

/** Kept from loop to loop, so that none is left out as useless. */
let seed = 1;

function timeOfLoop(): number {
  const since = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
  return performance.now() - since;
}
