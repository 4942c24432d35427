import type { CrossTabLock } from '#application/ports/cross-tab-lock.ts';

/** A lock across tabs by the browser's locks, which end with the tab that holds them. */
export const makeWebLocksMutex = ({ navigator }: Pick<Window, 'navigator'>): CrossTabLock => ({
  take: async (name, work) => {
    const locks = locksOf(navigator);
    if (!locks) return work();
    const begun: Promise<void>[] = [];
    const begin = () => {
      const done = work();
      begun.push(done);
      return done;
    };
    // Not on every page may a browser's locks be used.
    return locks.request(name, begin).catch(() => begun[0] ?? work());
  },
});

/** Older browsers have none, and neither has a page without a secure connection. */
const locksOf = (navigator: Navigator): LockManager | undefined =>
  (navigator as { readonly locks?: LockManager }).locks;
