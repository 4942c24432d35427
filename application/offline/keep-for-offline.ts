import { itemsToKeepOffline } from '#domain/catalogue/items-to-keep-offline.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { CurrentViewer } from '../account/current-viewer.ts';
import { ownerOf } from '../account/record-owner.ts';
import type { FavoritesStore } from '../favorites/favorites-store.ts';
import type { WatchHistoryStore } from '../history/watch-history-store.ts';
import type { KeptItems } from '../ports/kept-items.ts';
import type { ViewerStorage } from '../ports/viewer-storage.ts';
import { token } from '../injection/token.ts';

/** Keeps those of the items that home shows without a connection. */
export type KeepForOffline = (known: readonly MediaItem[]) => void;
export const KeepForOffline = token<KeepForOffline>('KeepForOffline');

export const makeKeepForOffline =
  (
    viewer: CurrentViewer,
    favorites: FavoritesStore,
    history: WatchHistoryStore,
    records: Pick<ViewerStorage, 'lastMember'>,
    kept: KeptItems,
  ): KeepForOffline =>
  (known) => {
    const owner = ownerOf(viewer.now());
    // The member has signed out, here or in another tab, and this page is about to be left.
    if (owner === null || (owner !== 'visitor' && records.lastMember() !== owner)) return;
    kept.save(owner, itemsToKeepOffline([...known, ...kept.items(owner)], favorites.now(), history.now()));
  };
