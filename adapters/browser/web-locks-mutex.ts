import type { CrossTabLock } from '#application/ports/cross-tab-lock.ts';

/**
 * A lock across tabs with the Web Locks API; a lock ends with the tab that holds it.
 *
 * @param prefix before the names of the locks: other tabs of the origin may have names of their own
 */
export const makeWebLocksMutex = (
  { navigator }: Pick<Window, 'navigator'>,
  prefix: string,
): CrossTabLock => ({
  runExclusive: async (name, work) => {
    const locks = locksOf(navigator);
    if (!locks) return work();
    const started: Promise<void>[] = [];
    const begin = () => {
      const done = work();
      started.push(done);
      return done;
    };
    // Some pages may not use the Web Locks API.
    return locks.request(prefix + name, begin).catch(() => started[0] ?? work());
  },
});

/** Undefined in older browsers and on an insecure connection. */
const locksOf = (navigator: Navigator): LockManager | undefined =>
  (navigator as { readonly locks?: LockManager }).locks;
