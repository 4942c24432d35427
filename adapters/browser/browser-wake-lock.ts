import type { WakeLock } from '#application/ports/wake-lock.ts';

interface Lock {
  release(): Promise<void>;
  addEventListener(type: 'release', listener: () => void): void;
}

/** What a browser may lack: old ones have no such lock, and none on an unprotected connection. */
interface Means {
  readonly wakeLock?: { request(kind: 'screen'): Promise<Lock> };
}

/**
 * The browser's wake lock. A battery that runs low may refuse it; a hidden tab loses it by itself, and so may any other:
 * what is not held is asked for again.
 */
export function makeBrowserWakeLock({ wakeLock }: Means): WakeLock {
  let held: Promise<Lock | null> | null = null;
  const take = (): Promise<Lock | null> | null => {
    const taken = wakeLock?.request('screen').then(
      (lock) => {
        lock.addEventListener('release', forget);
        return lock;
      },
      () => {
        forget();
        return null;
      },
    );
    const forget = (): void => {
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
