import { Subject } from 'rxjs';
import type { MemberWrite } from '#application/ports/account-server.ts';
import type { Owner, ViewerStorage, TakenWrite } from '#application/ports/viewer-storage.ts';
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
  const writes = new Map<Owner, readonly MemberWrite[]>();
  const taken = new Map<Owner, readonly TakenWrite[]>();
  let timesForgotten = 0;
  const changedElsewhere$ = new Subject<void>();
  let lastMember: MemberId | null = null;
  const keep = <T>(lists: Map<Owner, readonly T[]>, owner: Owner, list: readonly T[]): void =>
    list.length > 0 ? void lists.set(owner, list) : void lists.delete(owner);
  return {
    history: (owner) => histories.get(owner) ?? [],
    keepHistory: (owner, history) => keep(histories, owner, history),
    favorites: (owner) => favorites.get(owner) ?? [],
    keepFavorites: (owner, marked) => keep(favorites, owner, marked),
    pendingWrites: (owner) => writes.get(owner) ?? [],
    keepPendingWrites: (owner, pending) => keep(writes, owner, pending),
    takenWrites: (owner) => taken.get(owner) ?? [],
    keepTakenWrites: (owner, list) => keep(taken, owner, list),
    lastMember: () => lastMember,
    keepLastMember: (id) => (lastMember = id),
    forget: (owner) => {
      histories.delete(owner);
      favorites.delete(owner);
      writes.delete(owner);
      taken.delete(owner);
      timesForgotten += 1;
    },
    timesForgotten: () => timesForgotten,
    changedElsewhere$,
    changeElsewhere: (change) => {
      change();
      changedElsewhere$.next();
    },
    owners: () => [...new Set([histories, favorites, writes, taken].flatMap((lists) => [...lists.keys()]))],
  };
}
