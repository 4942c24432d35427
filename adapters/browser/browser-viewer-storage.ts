import { filter, fromEvent, map } from 'rxjs';
import * as z from 'zod/mini';
import { AppFailure } from '#application/app-failure.ts';
import type { Owner, ViewerStorage } from '#application/ports/viewer-storage.ts';
import type { Reporter } from '#application/ports/reporter.ts';
import type { Entitlement } from '#domain/access/entitlement.ts';
import type { MemberId } from '#domain/account/viewer.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { progress } from '#domain/progress/progress.ts';
import { lenient, numberLike, idText, readEach } from '../http/wire.ts';
import type { SafeStorage } from './safe-storage.ts';
import { SIGNING_OUT } from './storage-keys.ts';

const PREFIX = 'member-records';
const RECORD_NAMES = [
  'history',
  'favorites',
  'pending-writes',
  'taken-writes',
  'entitlements',
  'kept-items',
] as const;
type RecordName = (typeof RECORD_NAMES)[number];

/** More than any other record holds in normal use. The work at start grows with the square of this number. */
const MOST_ENTRIES = 500;
/** The server may list any number of favorites: each is kept, and only a hostile list is cut. */
const MOST_FAVORITES = 5_000;
const mostOf = (name: RecordName): number => (name === 'favorites' ? MOST_FAVORITES : MOST_ENTRIES);
/** The newest entries of a list, which is sorted from the newest on or, for writes, up to the newest. */
const newestOf = (name: RecordName, list: readonly unknown[]): readonly unknown[] =>
  name === 'history' || name === 'favorites' ? list.slice(0, mostOf(name)) : list.slice(-mostOf(name));

/** The key of an owner's kept items, before the owner. */
export const KEPT_ITEMS_KEY = `${PREFIX}.kept-items`;

const LAST_MEMBER = `${PREFIX}.last-member`;
const TIMES_FORGOTTEN = 'times-forgotten';

const watchEntry = z.pipe(
  z.object({ mediaId: idText, progress: numberLike }),
  z.transform((entry) => ({ mediaId: mediaId(entry.mediaId), progress: progress(entry.progress) })),
);
const favorite = z.pipe(idText, z.transform(mediaId));

/** What earlier versions did not store of a pending write, or cannot be read, is not known. */
const serverState = <Value extends z.ZodMiniType>(value: Value) => ({
  before: lenient(z.array(value)),
  sentAt: lenient(z.number()),
  replacedSentAt: lenient(z.number()),
});
const progressWrite = z.pipe(
  z.object({
    kind: z.literal('progress'),
    mediaId: idText,
    progress: numberLike,
    ...serverState(z.nullable(z.pipe(z.number(), z.transform(progress)))),
  }),
  z.transform((write) => ({ ...write, mediaId: mediaId(write.mediaId), progress: progress(write.progress) })),
);
const favoriteWrite = z.pipe(
  z.object({
    kind: z.literal('favorite'),
    mediaId: idText,
    wanted: z.boolean(),
    ...serverState(z.boolean()),
  }),
  z.transform((write) => ({ ...write, mediaId: mediaId(write.mediaId) })),
);
const clearing = z.object({ kind: z.literal('clear-favorites'), ...serverState(favorite) });
const pendingWrite = z.union([progressWrite, favoriteWrite, clearing]);
const takenWrite = z.object({ write: pendingWrite, at: z.number() });
const entitlement = z.pipe(
  idText,
  z.transform((name) => name as Entitlement),
);

/**
 * Records in the browser's storage, one list per key; an empty list has no key. Invalid entries are omitted and reported,
 * once: the original record is set aside under its key with '.unreadable', so that no data is lost. So are the oldest entries
 * of a record with more than 500, or of favorites with more than 5,000.
 */
export function makeBrowserViewerStorage(
  storage: SafeStorage,
  window: Window,
  reporter: Reporter,
): ViewerStorage {
  const key = (name: RecordName, owner: string) => `${PREFIX}.${name}.${owner}`;

  /** Caches the parsed list until the stored text changes. */
  const listOf = <Schema extends z.ZodMiniType>(name: RecordName, schema: Schema) => {
    const latest = new Map<string, { readonly stored: string; readonly entries: z.output<Schema>[] }>();
    return (owner: Owner): readonly z.output<Schema>[] => {
      const at = key(name, owner);
      const stored = storage.get(at);
      if (stored === null) return [];
      const known = latest.get(at);
      if (known?.stored === stored) return known.entries;
      const entries = readEntries(storage, reporter, { name, at, stored }, schema);
      latest.set(at, { stored, entries });
      return entries;
    };
  };

  const clearCount = (): number => Number(storage.get(TIMES_FORGOTTEN)) || 0;

  const saveList = (at: string, list: readonly unknown[]): void =>
    list.length > 0 ? storage.set(at, JSON.stringify(list)) : storage.remove(at);
  /** One entry more must not cost all the others. */
  const saveListOrKeepOlder = (at: string, list: readonly unknown[]): void =>
    list.length > 0 ? storage.setOrKeepOlder(at, JSON.stringify(list)) : storage.remove(at);

  return {
    history: listOf('history', watchEntry),
    saveHistory: (owner, history) => saveListOrKeepOlder(key('history', owner), history),
    favorites: listOf('favorites', favorite),
    saveFavorites: (owner, favorites) => saveListOrKeepOlder(key('favorites', owner), favorites),
    pendingWrites: listOf('pending-writes', pendingWrite),
    savePendingWrites: (owner, writes) => saveList(key('pending-writes', owner), writes),
    acceptedWrites: listOf('taken-writes', takenWrite),
    saveAcceptedWrites: (owner, writes) => saveList(key('taken-writes', owner), writes),
    entitlements: listOf('entitlements', entitlement),
    saveEntitlements: (member, entitlements) => saveList(key('entitlements', member), entitlements),
    lastMember: () => storage.get(LAST_MEMBER) as MemberId | null,
    saveLastMember: (id) => (id === null ? storage.remove(LAST_MEMBER) : storage.set(LAST_MEMBER, id)),
    isSigningOut: () => storage.get(SIGNING_OUT) !== null,
    saveSigningOut: (isSigningOut) =>
      isSigningOut ? storage.set(SIGNING_OUT, 'yes') : storage.remove(SIGNING_OUT),
    clear: (owner) => {
      for (const name of RECORD_NAMES) {
        storage.remove(key(name, owner));
        storage.remove(`${key(name, owner)}.unreadable`);
      }
      storage.set(TIMES_FORGOTTEN, String(clearCount() + 1));
    },
    clearCount,
    changedElsewhere$: fromEvent<StorageEvent>(window, 'storage').pipe(
      filter((event) => event.key === null || event.key.startsWith(PREFIX)),
      map(() => undefined),
    ),
  };
}

interface StoredRecord {
  readonly name: RecordName;
  /** Its key. */
  readonly at: string;
  readonly stored: string;
}

/** The valid entries of a record; if there are others, the record is set aside. */
function readEntries<Schema extends z.ZodMiniType>(
  storage: SafeStorage,
  reporter: Reporter,
  { name, at, stored }: StoredRecord,
  schema: Schema,
): z.output<Schema>[] {
  const { list, count, problem } = parseList(name, stored);
  if (problem) reporter.report(new AppFailure('malformed-answer', `The record ${name} ${problem}`));
  const entries = readEach(schema, list, `An entry of the record ${name}`, reporter);
  if (entries.length !== count) {
    storage.set(`${at}.unreadable`, stored);
    storage.set(at, JSON.stringify(entries));
  }
  return entries;
}

interface ParsedList {
  /** Its newest entries. */
  readonly list: readonly unknown[];
  /** How many entries are stored; null if it is no list. */
  readonly count: number | null;
  readonly problem: string | null;
}

function parseList(name: RecordName, stored: string): ParsedList {
  const list = listIn(stored);
  if (!list) return { list: [], count: null, problem: 'is no list' };
  const most = mostOf(name);
  const problem = list.length > most ? `has more than ${most} entries` : null;
  return { list: newestOf(name, list), count: list.length, problem };
}

function listIn(stored: string): unknown[] | null {
  try {
    const parsed = JSON.parse(stored) as unknown;
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}
