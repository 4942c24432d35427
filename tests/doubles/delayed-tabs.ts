import type { CrossTabLock } from '#application/ports/cross-tab-lock.ts';
import { makeInMemoryCrossTabLock } from './in-memory-cross-tab-lock.ts';

/** A tab's view of a storage. */
export interface DelayedTab {
  readonly localStorage: Storage;
  readonly lock: CrossTabLock;
  /** Shows the tab a number of further changes of others. */
  readonly hear: (changes: number) => void;
}

interface Change {
  readonly by: string;
  readonly key: string;
  readonly value: string | null;
}

/**
 * Tabs over one storage, as in a browser with several processes: each sees its own changes immediately and those of others only
 * after `hear`, in the order in which they arrived. A tab that is given a lock sees all that was stored before the last holder
 * gave it back.
 */
export function makeDelayedTabs(): (name: string) => DelayedTab {
  const changes: Change[] = [];
  const lock = makeInMemoryCrossTabLock();
  /** By lock: how many changes there were when it was given back. */
  const released = new Map<string, number>();
  return (name) => {
    let heard = 0;
    const hear = (upTo: number) => (heard = Math.min(changes.length, Math.max(heard, upTo)));
    const known = () => {
      const entries = new Map<string, string>();
      for (const [index, { by, key, value }] of changes.entries()) {
        if (index >= heard && by !== name) continue;
        if (value === null) entries.delete(key);
        else entries.set(key, value);
      }
      return entries;
    };
    const change = (key: string, value: string | null) => void changes.push({ by: name, key, value });
    return {
      hear: (more) => void hear(heard + more),
      lock: {
        runExclusive: (lane, work) =>
          lock.runExclusive(lane, async () => {
            hear(released.get(lane) ?? 0);
            await work();
            released.set(lane, changes.length);
          }),
      },
      localStorage: {
        get length() {
          return known().size;
        },
        key: (index) => [...known().keys()][index] ?? null,
        getItem: (key) => known().get(key) ?? null,
        setItem: change,
        removeItem: (key) => change(key, null),
        clear: () => [...known().keys()].forEach((key) => change(key, null)),
      },
    };
  };
}
