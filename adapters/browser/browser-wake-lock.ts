import type { WakeLock } from '#application/ports/wake-lock.ts';

interface Lock {
  release(): Promise<void>;
  addEventListener(type: 'release', listener: () => void): void;
}

/** Browser APIs that may be missing: old browsers have no wake lock, and none has one on an insecure connection. */
interface NavigatorFeatures {
  readonly wakeLock?: { request(kind: 'screen'): Promise<Lock> };
}

/**
 * The browser's wake lock. The browser may refuse it when the battery is low, and releases it when the tab is hidden, or at
 * any time: the next `hold` requests it again.
 */
export function makeBrowserWakeLock({ wakeLock }: NavigatorFeatures): WakeLock {
  let held: Promise<Lock | null> | null = null;
  const take = (): Promise<Lock | null> | null => {
    const taken = wakeLock?.request('screen').then(
      (lock) => {
        lock.addEventListener('release', clear);
        return lock;
      },
      () => {
        clear();
        return null;
      },
    );
    const clear = (): void => {
      if (held === taken) held = null;
    };
    return taken ?? null;
  };
  return {
    hold: () => {
      held ??= take();
    },
    release: () => {
      void held?.then((lock) => lock?.release()).catch(() => undefined);
      held = null;
    },
  };
}
