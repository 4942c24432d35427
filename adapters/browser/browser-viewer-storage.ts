import { filter, fromEvent, map } from 'rxjs';
import * as z from 'zod/mini';
import type { Reporter } from '#application/ports/reporter.ts';
import type { ViewerStorage } from '#application/ports/viewer-storage.ts';
import type { Entitlement } from '#domain/access/entitlement.ts';
import type { MemberId } from '#domain/account/viewer.ts';
import { idText } from '../http/wire.ts';
import type { SafeStorage } from './safe-storage.ts';
import {
  CLEAR_COUNT,
  LAST_MEMBER,
  listOf,
  LISTS,
  RECORDS,
  SIGNING_OUT,
  unreadable,
  weeklyGoalOf,
  writesOf,
} from './storage-keys.ts';
import { FAVORITES_FORMAT, HISTORY_FORMAT } from './record-formats.ts';
import { makeStoredList, MOST_ENTRIES } from './stored-list.ts';
import { makeStoredWrites } from './stored-writes.ts';

const entitlement = z.pipe(
  idText,
  z.transform((name) => name as Entitlement),
);

/** Records in the browser's storage: lists under one key each, and the writes of members. */
export function makeBrowserViewerStorage(
  storage: SafeStorage,
  window: Window,
  reporter: Reporter,
): ViewerStorage {
  const history = makeStoredList(storage, reporter, HISTORY_FORMAT);
  const favorites = makeStoredList(storage, reporter, FAVORITES_FORMAT);
  const entitlements = makeStoredList(storage, reporter, {
    name: 'entitlements',
    schema: entitlement,
    newest: (list) => list.slice(-MOST_ENTRIES),
  });
  const clearCount = (): number => Number(storage.get(CLEAR_COUNT)) || 0;

  return {
    ...makeStoredWrites(storage, reporter, randomText()),
    history: history.of,
    saveHistory: history.saveOrKeepOlder,
    favorites: favorites.of,
    saveFavorites: favorites.saveOrKeepOlder,
    entitlements: entitlements.of,
    saveEntitlements: entitlements.save,
    lastMember: () => storage.get(LAST_MEMBER) as MemberId | null,
    saveLastMember: (id) => (id === null ? storage.remove(LAST_MEMBER) : storage.set(LAST_MEMBER, id)),
    isSigningOut: () => storage.get(SIGNING_OUT) !== null,
    saveSigningOut: (isSigningOut) =>
      isSigningOut ? storage.set(SIGNING_OUT, 'yes') : storage.remove(SIGNING_OUT),
    clear: (owner) => {
      for (const key of LISTS.map((name) => listOf(name, owner))) {
        storage.remove(key);
        storage.remove(unreadable(key));
      }
      storage.remove(weeklyGoalOf(owner));
      for (const key of storage.keys()) if (key.startsWith(writesOf(owner))) storage.remove(key);
      storage.set(CLEAR_COUNT, String(clearCount() + 1));
    },
    clearCount,
    changedElsewhere$: fromEvent<StorageEvent>(window, 'storage').pipe(
      filter((event) => event.key === null || event.key.startsWith(RECORDS)),
      map(() => undefined),
    ),
  };
}

/** Other than `crypto.randomUUID`, also for pages that are not encrypted. */
const randomText = (): string => Math.random().toString(36).slice(2);
