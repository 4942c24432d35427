import { filter, fromEvent, map } from 'rxjs';
import * as z from 'zod/mini';
import { AppFailure } from '#application/app-failure.ts';
import type { PersonalRecords } from '#application/ports/personal-records.ts';
import type { Reporter } from '#application/ports/reporter.ts';
import type { MemberId } from '#domain/account/viewer.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { progress } from '#domain/progress/progress.ts';
import { amount, filled, readEach } from '../http/wire.ts';
import type { SafeStorage } from './safe-storage.ts';

const PREFIX = 'member-records';
const RECORD_NAMES = ['history', 'favorites', 'pending-writes'] as const;
type RecordName = (typeof RECORD_NAMES)[number];

const LAST_MEMBER = `${PREFIX}.last-member`;

const watchEntry = z.pipe(
  z.object({ mediaId: filled, progress: amount }),
  z.transform((entry) => ({ mediaId: mediaId(entry.mediaId), progress: progress(entry.progress) })),
);
const favorite = z.pipe(filled, z.transform(mediaId));
const memberWrite = z.pipe(
  z.object({ kind: z.literal('progress'), mediaId: filled, progress: amount }),
  z.transform((write) => ({
    kind: write.kind,
    mediaId: mediaId(write.mediaId),
    progress: progress(write.progress),
  })),
);

/**
 * Personal records in the browser's storage, a list by key. Entries that cannot be read are left out and
 * reported, once: the record as it was is set aside under its key with '.unreadable', so that nothing is destroyed.
 */
export function makeStoredPersonalRecords(
  storage: SafeStorage,
  window: Window,
  reporter: Reporter,
): PersonalRecords {
  const key = (name: RecordName, owner: string) => `${PREFIX}.${name}.${owner}`;

  const readList = <Schema extends z.ZodMiniType>(schema: Schema, at: string): z.output<Schema>[] => {
    const kept = storage.get(at);
    if (kept === null) return [];
    const list = parseList(kept);
    if (!list) reporter.report(new AppFailure('malformed-answer', `The record ${at} is no list`));
    const entries = readEach(schema, list ?? [], `An entry of the record ${at}`, reporter);
    if (entries.length !== list?.length) {
      storage.set(`${at}.unreadable`, kept);
      storage.set(at, JSON.stringify(entries));
    }
    return entries;
  };

  return {
    history: (owner) => readList(watchEntry, key('history', owner)),
    keepHistory: (owner, history) => storage.set(key('history', owner), JSON.stringify(history)),
    favorites: (owner) => readList(favorite, key('favorites', owner)),
    keepFavorites: (owner, favorites) => storage.set(key('favorites', owner), JSON.stringify(favorites)),
    pendingWrites: (owner) => readList(memberWrite, key('pending-writes', owner)),
    keepPendingWrites: (owner, writes) => storage.set(key('pending-writes', owner), JSON.stringify(writes)),
    lastMember: () => storage.get(LAST_MEMBER) as MemberId | null,
    keepLastMember: (id) => (id === null ? storage.remove(LAST_MEMBER) : storage.set(LAST_MEMBER, id)),
    forget: (owner) => {
      for (const name of RECORD_NAMES) {
        storage.remove(key(name, owner));
        storage.remove(`${key(name, owner)}.unreadable`);
      }
    },
    changedElsewhere$: fromEvent<StorageEvent>(window, 'storage').pipe(
      filter((event) => event.key === null || event.key.startsWith(PREFIX)),
      map(() => undefined),
    ),
  };
}

function parseList(kept: string): unknown[] | null {
  try {
    const parsed = JSON.parse(kept) as unknown;
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}
