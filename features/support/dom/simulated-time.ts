import { setImmediate as nextTurn } from 'node:timers/promises';
import { install, type Clock } from '@sinonjs/fake-timers';
import type { InProcessNetwork } from './in-process-fetch.ts';

/** How long a check may take to come true, in the scenario's own time. */
const PATIENCE_MS = 5000;
/** And at least, in the machine's time. */
const PATIENCE_NS = 5_000_000_000n;
const STEP_MS = 25;
/** How often a check is repeated while time stands still. */
const LOOKS = 200;
const QUIET_LOOKS = 4;
/** Longer than anything in the app waits before it asks or tells: its longest debounce is 500 ms. */
const QUIET_MS = 700;
/** How long what is under way may take in all before it counts as endless. */
const ENDLESS_MS = 60_000;
/** Turns of the event loop after which everything that a step of time set off has run. */
const TURNS = 4;

/** A clock that moves only when a scenario lets it; to be there before any library that remembers the timers it found. */
export const makeSimulatedTime = (): Clock =>
  install({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });

async function step(clock: Clock, length = STEP_MS): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await nextTurn();
  await clock.tickAsync(length);
}

/** Lets so many milliseconds go by, with all that happens in them. */
export async function letTimePass(length: number, clock: Clock): Promise<void> {
  for (let left = length; left > 0; left -= STEP_MS) await step(clock, Math.min(left, STEP_MS));
}

/** Repeats a check while time stands still. */
export async function withoutTime<T>(check: () => Promise<T>, clock: Clock): Promise<T> {
  for (let looks = 0; ; looks++) {
    try {
      return await check();
    } catch (failure) {
      if (looks >= LOOKS) throw failure;
      await step(clock, 0);
    }
  }
}

/**
 * Repeats a check, step by step of simulated time; what the platform is still at work on does not count as waiting. Code that
 * the app loads comes in the machine's time, which a busy machine needs: simulated time stands still for the rest of it.
 */
export async function eventually<T>(
  check: () => Promise<T>,
  clock: Clock,
  network: InProcessNetwork,
): Promise<T> {
  const start = process.hrtime.bigint();
  for (let waited = 0; ;) {
    try {
      return await check();
    } catch (failure) {
      const isOver = waited >= PATIENCE_MS;
      if (isOver && process.hrtime.bigint() - start > PATIENCE_NS) throw failure;
      if (network.underWay() === 0) waited += STEP_MS;
      await step(clock, isOver ? 0 : STEP_MS);
    }
  }
}

/** Lets time pass until no request has been under way for a while; fails where that never comes. */
export async function settle(clock: Clock, network: InProcessNetwork): Promise<void> {
  let quiet = 0;
  for (let waited = 0; quiet < QUIET_MS; waited += STEP_MS) {
    if (waited > ENDLESS_MS) throw new Error(`${network.underWay()} requests are always under way`);
    await step(clock);
    quiet = network.underWay() === 0 ? quiet + STEP_MS : 0;
  }
}

/** While time stands still: until no request has been under way for some turns. */
export async function settleWithoutTime(clock: Clock, network: InProcessNetwork): Promise<void> {
  for (let quiet = 0, looks = 0; quiet < QUIET_LOOKS; looks++) {
    if (looks > LOOKS) throw new Error(`${network.underWay()} requests are always under way`);
    await step(clock, 0);
    quiet = network.underWay() === 0 ? quiet + 1 : 0;
  }
}

/** Lets time pass until a promise has settled. */
export async function letItSettle(promise: Promise<unknown>, clock: Clock): Promise<void> {
  let settled = false;
  const done = (): void => {
    settled = true;
  };
  promise.then(done, done);
  const isSettled = (): boolean => settled;
  while (!isSettled()) await step(clock);
}
