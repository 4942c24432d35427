import { Worker } from 'node:worker_threads';

/** Ends the process with a message if one attack computes so long that it may never end. */
export interface Watchdog {
  /** @param attack the name of the attack that begins now */
  watch(attack: string): void;
  end(): Promise<unknown>;
}

/** Watches from a thread of its own: an attack may keep this one from doing anything else. */
export function startWatchdog(): Watchdog {
  const worker = new Worker(new URL('./watchdog-thread.mjs', import.meta.url), { execArgv: [] });
  return { watch: (attack) => worker.postMessage(attack), end: () => worker.terminate() };
}
