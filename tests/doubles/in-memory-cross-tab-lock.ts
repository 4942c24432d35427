import type { CrossTabLock } from '#application/ports/cross-tab-lock.ts';

/** The lock shared by all tabs that a test opens; work starts immediately if the lock is free. */
export function makeInMemoryCrossTabLock(): CrossTabLock {
  const atWork = new Map<string, Promise<void>>();
  return {
    runExclusive: (name, work) => {
      const before = atWork.get(name);
      const done = before ? before.then(work, work) : work();
      atWork.set(name, done);
      return done.finally(() => {
        if (atWork.get(name) === done) atWork.delete(name);
      });
    },
  };
}
