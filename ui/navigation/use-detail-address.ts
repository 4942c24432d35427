import { useSearchParams } from 'react-router-dom';
import { mediaId, type MediaId } from '#domain/catalogue/media-id.ts';
import { playlistId, type PlaylistId } from '#domain/catalogue/playlist-id.ts';

/** What an address of a detail page tells beside the item (MED-20). */
export interface DetailAddress {
  /** The series that the item is opened in. */
  readonly series: MediaId | null;
  /** The playlist that it was opened from. */
  readonly from: PlaylistId | null;
}

export function useDetailAddress(): DetailAddress {
  const [query] = useSearchParams();
  const series = query.get('seriesId');
  const from = query.get('r');
  return { series: series ? mediaId(series) : null, from: from ? playlistId(from) : null };
}
