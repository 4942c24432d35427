import { queryOptions, useQuery } from '@tanstack/react-query';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { SHELF_ITEMS } from '#domain/catalogue/playlist.ts';
import { playlistId, type PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { useInjection } from '../session/use-injection.ts';
import { hasNotJustFailed } from './retry-policy.ts';

export const shelfQuery = (catalogue: MediaCatalogue, id: PlaylistId) =>
  queryOptions({
    queryKey: ['playlist', id],
    queryFn: () => catalogue.playlist(id, SHELF_ITEMS),
    retryOnMount: hasNotJustFailed,
  });

/** The first page of a playlist, as a shelf shows it. */
export const useShelfPlaylist = (id: PlaylistId) => useQuery(shelfQuery(useInjection(MediaCatalogue), id));

/** Whether the first page of a playlist has loaded or failed; always true for null. */
export function useIsSettled(id: PlaylistId | null): boolean {
  const catalogue = useInjection(MediaCatalogue);
  const { isPending } = useQuery({ ...shelfQuery(catalogue, id ?? playlistId('')), enabled: id !== null });
  return id === null || !isPending;
}
