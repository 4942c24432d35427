import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isSeriesLike, type MediaItem } from '#domain/catalogue/media-item.ts';
import { opensPlayer, withoutPlayer } from '#domain/navigation/paths.ts';
import { useMayPlay } from '../session/use-access.ts';
import { useChangeQuery } from '../navigation/use-search-param.ts';

/** Returns whether the address asks to play an item at once (`play=1`), and the viewer may watch it (MED-08, ACC-04). */
export function usePlayRequest(): (item: MediaItem) => boolean {
  const mayPlay = useMayPlay();
  const [query] = useSearchParams();
  return (item) => opensPlayer(query) && mayPlay(item);
}

/**
 * MED-08: `play=1` opens the player if the viewer may watch the item; closing it returns to the page. A program or a series has
 * no video of its own.
 */
export function useRequestedPlayer(item: MediaItem): {
  readonly isOpen: boolean;
  readonly close: () => void;
} {
  const isRequested = usePlayRequest()(item);
  const changeQuery = useChangeQuery();
  const navigate = useNavigate();
  const location = useLocation();
  const close = () => {
    if (wasOpenedFromPage(location.state)) void navigate(-1);
    else changeQuery(withoutPlayer, 'replace');
  };
  return { isOpen: isRequested && !isSeriesLike(item), close };
}

const wasOpenedFromPage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromPage' in state && state.fromPage === true;
