import { ownerOf } from '#application/account/record-owner.ts';
import { KeptItems } from '#application/ports/kept-items.ts';
import type { RowStyle } from '#domain/catalogue/home-rows.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { continueWatching } from '#domain/history/watch-history.ts';
import { useHomeRows } from '../../rows/use-home-rows.ts';
import { useFavorites } from '../../session/use-favorites.ts';
import { useInjection } from '../../session/use-injection.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { useWatchHistory } from '../../session/use-watch-history.ts';

/** A shelf of the viewer's own items that were kept. */
export interface KeptShelf {
  readonly kind: 'favorites' | 'continue-watching';
  /** The configured title; null if there is none. */
  readonly title: string | null;
  readonly items: readonly MediaItem[];
}

/** The viewer's own shelves of home, in its order, as far as their items were kept. */
export function useKeptShelves(): readonly KeptShelf[] {
  const owner = ownerOf(useViewer());
  const kept = useInjection(KeptItems);
  const favorites = useFavorites();
  const started = continueWatching(useWatchHistory()).map(({ mediaId }) => mediaId);
  const rows = useHomeRows();
  if (owner === null) return [];
  const known = new Map(kept.items(owner).map((item) => [item.id, item]));
  const shelf = (
    kind: KeptShelf['kind'],
    { title }: RowStyle,
    ids: readonly MediaId[],
  ): readonly KeptShelf[] => {
    const items = ids.flatMap((id) => known.get(id) ?? []);
    return items.length > 0 ? [{ kind, title, items }] : [];
  };
  return rows.flatMap((row) => {
    if (row.kind === 'favorites') return shelf(row.kind, row.look, favorites);
    return row.kind === 'continue-watching' ? shelf(row.kind, row.look, started) : [];
  });
}
