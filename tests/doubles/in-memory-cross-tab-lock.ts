import type { CrossTabLock } from '#application/ports/cross-tab-lock.ts';

/** The lock of all tabs that a test opens: at once where nobody is at work. */
export function makeInMemoryCrossTabLock(): CrossTabLock {
  const atWork = new Map<string, Promise<void>>();
  return {
    take: (name, work) => {
      const before = atWork.get(name);
      const done = before ? before.then(work, work) : work();
      atWork.set(name, done);
      return done.finally(() => {
        if (atWork.get(name) === done) atWork.delete(name);
      });
    },
  };
}
