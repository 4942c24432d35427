import { setImmediate as nextTurn } from 'node:timers/promises';
import { install, type Clock } from '@sinonjs/fake-timers';
import type { InProcessNetwork } from './in-process-fetch.ts';

/** How long a check may take to pass, in the scenario's time. */
const PATIENCE_MS = 5000;
/** The minimum that a check is given, in real time. */
const PATIENCE_NS = 10_000_000_000n;
const STEP_MS = 25;
/** A step once simulated time is used up, so that timers of code that loaded late still fire. */
const LATE_STEP_MS = 1;
/** How often a check is repeated while time stands still. */
const LOOKS = 200;
const QUIET_LOOKS = 4;
/** Longer than any delay in the app before a request: its longest debounce is 500 ms. */
const QUIET_MS = 700;
/** How long requests may be in flight in total before they count as endless. */
const ENDLESS_MS = 60_000;
/** Real time that passes with each step while code loads or requests are in flight, so that nothing in the app times out. */
const REAL_STEP_MS = 3;
/** How many steps with requests in flight are taken without real time. */
const QUICK_STEPS = 40;
/** Turns of the event loop after which everything that a time step triggered has run. */
const TURNS = 4;

/** The real one, which this module finds before the clock replaces it. */
const { setTimeout: setRealTimeout } = globalThis;

const letRealTimePass = (length: number): Promise<void> =>
  new Promise((resolve) => void setRealTimeout(resolve, length));

/**
 * A clock that moves only when a scenario advances it. Must be installed before any library that captures the
 * timer functions.
 */
export const makeSimulatedTime = (): Clock =>
  install({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });

/** Runs what the page has to do at once. */
export async function runTurns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await nextTurn();
}

async function step(clock: Clock, length = STEP_MS): Promise<void> {
  await runTurns();
  await clock.tickAsync(length);
}

/** Advances time by this many milliseconds and runs everything that is due. */
export async function letTimePass(length: number, clock: Clock): Promise<void> {
  for (let left = length; left > 0; left -= STEP_MS) await step(clock, Math.min(left, STEP_MS));
}

/**
 * Runs what is due while time stands still. Not asynchronously: what code sets for the next task in the meantime would be due a
 * millisecond later.
 */
async function stepWithoutTime(clock: Clock): Promise<void> {
  await runTurns();
  clock.tick(0);
}

/** Repeats a check while time stands still, for the real minimum at least: code may have to load first. */
export async function withoutTime<T>(check: () => Promise<T>, clock: Clock): Promise<T> {
  const start = process.hrtime.bigint();
  for (let looks = 0; ; looks++) {
    try {
      return await check();
    } catch (failure) {
      if (looks >= LOOKS && process.hrtime.bigint() - start > PATIENCE_NS) throw failure;
      await stepWithoutTime(clock);
    }
  }
}

/**
 * Repeats a check while simulated time advances step by step. Time in which requests are in flight does not
 * count. Loading the app's code takes real time, and so do requests, the more so on a busy machine: once
 * simulated time is used up, it almost stands still until the real minimum has passed, and it slows down while
 * requests stay in flight.
 */
export async function eventually<T>(
  check: () => Promise<T>,
  clock: Clock,
  network: InProcessNetwork,
): Promise<T> {
  const start = process.hrtime.bigint();
  for (let waited = 0, inFlight = 0; ;) {
    try {
      return await check();
    } catch (failure) {
      const isOver = waited >= PATIENCE_MS;
      if (isOver && process.hrtime.bigint() - start > PATIENCE_NS) throw failure;
      if (network.underWay() === 0) {
        waited += STEP_MS;
        inFlight = 0;
      } else inFlight += 1;
      if (isOver || inFlight > QUICK_STEPS) await letRealTimePass(REAL_STEP_MS);
      await step(clock, isOver ? LATE_STEP_MS : STEP_MS);
    }
  }
}

/** Advances time until no request has been in flight for a while; fails if that never happens. */
export async function settle(clock: Clock, network: InProcessNetwork): Promise<void> {
  let quiet = 0;
  for (let waited = 0, inFlight = 0; quiet < QUIET_MS; waited += STEP_MS) {
    if (waited > ENDLESS_MS) throw new Error(`${network.underWay()} requests are always under way`);
    if (inFlight > QUICK_STEPS) await letRealTimePass(REAL_STEP_MS);
    await step(clock);
    const isQuiet = network.underWay() === 0;
    quiet = isQuiet ? quiet + STEP_MS : 0;
    inFlight = isQuiet ? 0 : inFlight + 1;
  }
}

/** While time stands still: waits until no request has been in flight for several turns. */
export async function settleWithoutTime(clock: Clock, network: InProcessNetwork): Promise<void> {
  for (let quiet = 0, looks = 0; quiet < QUIET_LOOKS; looks++) {
    if (looks > LOOKS) throw new Error(`${network.underWay()} requests are always under way`);
    await stepWithoutTime(clock);
    quiet = network.underWay() === 0 ? quiet + 1 : 0;
  }
}

/** Advances time until a promise has settled. */
export async function letItSettle(promise: Promise<unknown>, clock: Clock): Promise<void> {
  let settled = false;
  const done = (): void => {
    settled = true;
  };
  promise.then(done, done);
  const isSettled = (): boolean => settled;
  while (!isSettled()) await step(clock);
}
