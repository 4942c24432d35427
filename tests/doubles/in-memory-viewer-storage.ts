import { Subject } from 'rxjs';
import { isSameWrite } from '#application/account/write-order.ts';
import type { Owner, StoredWrite, ViewerStorage } from '#application/ports/viewer-storage.ts';
import type { Entitlement } from '#domain/access/entitlement.ts';
import type { MemberId } from '#domain/account/viewer.ts';
import type { Favorites } from '#domain/favorites/favorites.ts';
import type { WatchHistory } from '#domain/history/watch-history.ts';

/** In-memory storage of one browser. */
export interface InMemoryViewerStorage extends ViewerStorage {
  /** Makes a change in another tab. */
  changeElsewhere(change: () => void): void;
  /** The owners that have records. */
  owners(): readonly Owner[];
}

export function makeInMemoryViewerStorage(): InMemoryViewerStorage {
  const histories = new Map<Owner, WatchHistory>();
  const favorites = new Map<Owner, Favorites>();
  const writes = new Map<Owner, readonly StoredWrite[]>();
  const entitlements = new Map<Owner, readonly Entitlement[]>();
  let clearCount = 0;
  const changedElsewhere$ = new Subject<void>();
  let isSigningOut = false;
  let lastMember: MemberId | null = null;
  const keep = <T>(lists: Map<Owner, readonly T[]>, owner: Owner, list: readonly T[]): void =>
    list.length > 0 ? void lists.set(owner, list) : void lists.delete(owner);
  const without = (owner: Owner, removed: readonly StoredWrite[]) =>
    (writes.get(owner) ?? []).filter((each) => !removed.some((other) => isSameWrite(each, other)));
  return {
    history: (owner) => histories.get(owner) ?? [],
    saveHistory: (owner, history) => keep(histories, owner, history),
    favorites: (owner) => favorites.get(owner) ?? [],
    saveFavorites: (owner, marked) => keep(favorites, owner, marked),
    tab: 'in-memory',
    writes: (owner) => writes.get(owner) ?? [],
    saveWrite: (owner, write) => {
      keep(writes, owner, [...without(owner, [write]), write]);
      return true;
    },
    removeWrites: (owner, removed) => keep(writes, owner, without(owner, removed)),
    entitlements: (member) => entitlements.get(member) ?? [],
    saveEntitlements: (member, list) => keep(entitlements, member, list),
    lastMember: () => lastMember,
    saveLastMember: (id) => (lastMember = id),
    isSigningOut: () => isSigningOut,
    saveSigningOut: (is) => (isSigningOut = is),
    clear: (owner) => {
      histories.delete(owner);
      favorites.delete(owner);
      writes.delete(owner);
      entitlements.delete(owner);
      clearCount += 1;
    },
    clearCount: () => clearCount,
    changedElsewhere$,
    changeElsewhere: (change) => {
      change();
      changedElsewhere$.next();
    },
    owners: () => [
      ...new Set([histories, favorites, writes, entitlements].flatMap((lists) => [...lists.keys()])),
    ],
  };
}
