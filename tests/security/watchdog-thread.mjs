// @ts-check
import { writeSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';

/** Five times what an attack may compute: time on the processor, so that a busy machine ends no attack. */
const MOST_COMPUTING_S = 30;
const LOOK_EVERY_MS = 1000;

let attack = '';
let since = process.cpuUsage();
parentPort?.on('message', (/** @type {string} */ next) => {
  attack = next;
  since = process.cpuUsage();
});

setInterval(() => {
  const { user, system } = process.cpuUsage(since);
  if (attack === '' || (user + system) / 1_000_000 < MOST_COMPUTING_S) return;
  // Only the main thread can end the process in order, and it is busy.
  writeSync(2, `busy: ${attack}\n  It still computes after ${MOST_COMPUTING_S} s.\n`);
  process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY_MS);
