import * as z from 'zod/mini';
import { idOf, inOrder } from '#application/account/write-order.ts';
import { AppFailure } from '#application/app-failure.ts';
import type { Reporter } from '#application/ports/reporter.ts';
import type { StoredWrite, ViewerStorage } from '#application/ports/viewer-storage.ts';
import type { MemberId } from '#domain/account/viewer.ts';
import { readEach } from '../http/wire.ts';
import { makeLegacyWrites } from './legacy-writes.ts';
import type { SafeStorage } from './safe-storage.ts';
import { unreadable, writeOf, writesOf } from './storage-keys.ts';
import { jsonIn, MOST_ENTRIES } from './stored-list.ts';
import { pendingWriteSchema } from './pending-write-schema.ts';

const storedWrite = z.object({
  write: pendingWriteSchema,
  order: z.number(),
  tab: z.string(),
  settled: z.optional(z.object({ at: z.number(), isAccepted: z.boolean() })),
});

/** The last moment that a date can be, in milliseconds since 1970: an order beyond it leaves no room for later ones. */
const LAST_MOMENT = 8.64e15;

/** For `sentAt`, `settled`, and values that the server may have shown beyond those that were known at first, in characters. */
const ROOM = 128;

type Parsed = ReadonlyMap<string, { readonly stored: string; readonly write: StoredWrite }>;

/**
 * The writes of members, each under a key of its own, which names its owner, lane, item, order and tab: tabs that store and remove
 * writes at the same time do not affect each other's. One that cannot be read is reported and set aside; so are the oldest of more
 * than 500.
 *
 * @param tab tells this tab from all others
 */
export function makeStoredWrites(
  storage: SafeStorage,
  reporter: Reporter,
  tab: string,
): Pick<ViewerStorage, 'writes' | 'saveWrite' | 'removeWrites' | 'tab'> {
  const takeEarlier = makeLegacyWrites(storage, reporter);
  /** Until the stored texts change. */
  const known = new Map<MemberId, Parsed>();

  const parse = (owner: MemberId, key: string, stored: string): StoredWrite | null => {
    const [write] = readEach(storedWrite, [jsonIn(stored)], 'A stored write', reporter).map(
      (read): StoredWrite => ({ ...read.write, order: read.order, tab: read.tab, settled: read.settled }),
    );
    if (write && keyOf(owner, write) === key && write.order <= LAST_MOMENT) return write;
    if (write) reporter.report(new AppFailure('malformed-answer', 'A stored write has an invalid key'));
    storage.set(unreadable(key), stored);
    storage.remove(key);
    return null;
  };

  const read = (owner: MemberId): readonly StoredWrite[] => {
    const before = known.get(owner);
    const now = new Map(
      keysOf(storage, owner).flatMap((key) => {
        const stored = storage.get(key) ?? '';
        const latest = before?.get(key);
        const write = latest?.stored === stored ? latest.write : parse(owner, key, stored);
        return write ? [[key, { stored, write }]] : [];
      }),
    );
    known.set(owner, now);
    return [...now.values()].map(({ write }) => write);
  };

  const saveWrite = (owner: MemberId, write: StoredWrite): boolean =>
    storage.set(keyOf(owner, write), textOf(write));

  /** Once in a page: a tab with an earlier version, which may still be open, would add them again and again. */
  const convertEarlier = (owner: MemberId): void => {
    const first = Math.max(0, ...read(owner).map(({ order }) => order)) + 1;
    takeEarlier(owner).forEach((write, index) =>
      saveWrite(owner, { ...write, order: first + index, tab: '' }),
    );
  };

  return {
    tab,
    writes: (owner) => {
      if (!known.has(owner)) {
        setAsideOldest(storage, reporter, owner, read(owner));
        convertEarlier(owner);
      }
      return read(owner);
    },
    saveWrite,
    removeWrites: (owner, writes) => {
      for (const write of writes) storage.remove(keyOf(owner, write));
    },
  };
}

const keyOf = (owner: MemberId, write: StoredWrite): string => writeOf(owner, idOf(write));

const keysOf = (storage: SafeStorage, owner: MemberId): readonly string[] => {
  const beginning = writesOf(owner);
  return storage.keys().filter((key) => key.startsWith(beginning) && key.endsWith(']'));
};

function setAsideOldest(
  storage: SafeStorage,
  reporter: Reporter,
  owner: MemberId,
  writes: readonly StoredWrite[],
): void {
  const oldest = writes
    .toSorted(inOrder)
    .slice(0, -MOST_ENTRIES)
    .map((write) => keyOf(owner, write));
  if (oldest.length === 0) return;
  reporter.report(new AppFailure('malformed-answer', `More than ${MOST_ENTRIES} writes are stored`));
  const aside = JSON.stringify(Object.fromEntries(oldest.map((key) => [key, storage.get(key)])));
  // There may be no room for both.
  for (const key of oldest) storage.remove(key);
  storage.set(unreadable(writesOf(owner)), aside);
}

const jsonOf = ({ order, tab, settled, ...write }: StoredWrite): string =>
  JSON.stringify({ write, order, tab, settled });

/**
 * The text is as long from the start as it may become: a full storage accepts another text of the same length, so that a write that
 * it holds is not lost when it is sent.
 */
const textOf = (write: StoredWrite): string =>
  jsonOf(write).padEnd(jsonOf({ ...write, sentAt: undefined, settled: undefined }).length + ROOM);
