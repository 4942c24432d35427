import { useSearchParams } from 'react-router-dom';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { originIn, seriesIn } from '#domain/navigation/paths.ts';

/** The query parameters of a detail page's address (MED-20). */
export interface DetailAddress {
  /** The series that the item is opened in. */
  readonly series: MediaId | null;
  /** The playlist that the item was opened from. */
  readonly from: PlaylistId | null;
}

export function useDetailAddress(): DetailAddress {
  const [query] = useSearchParams();
  return { series: seriesIn(query), from: originIn(query) };
}
