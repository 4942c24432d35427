import { useSearchParams } from 'react-router-dom';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { originIn, seriesIn } from '#domain/navigation/paths.ts';

/** What an address of a detail page tells beside the item (MED-20). */
export interface DetailAddress {
  /** The series that the item is opened in. */
  readonly series: MediaId | null;
  /** The playlist that it was opened from. */
  readonly from: PlaylistId | null;
}

export function useDetailAddress(): DetailAddress {
  const [query] = useSearchParams();
  return { series: seriesIn(query), from: originIn(query) };
}
