import { useSearchParams } from 'react-router-dom';
import { playlistId, type PlaylistId } from '#domain/catalogue/playlist-id.ts';

/** The playlist that the item of this page was opened from, which the address names as `r` (MED-20). */
export function useOpenedFrom(): PlaylistId | null {
  const named = useSearchParams()[0].get('r');
  return named ? playlistId(named) : null;
}
