import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { opensPlayer, withoutPlayer } from '#domain/navigation/paths.ts';
import { useMayPlay } from '../access/use-may-play.ts';

/** MED-08: `play=1` opens the player if the viewer may watch the item; closing it returns to the page. */
export function useCinema(item: MediaItem): { readonly isOpen: boolean; readonly close: () => void } {
  const mayPlay = useMayPlay();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const close = () => {
    if (wasOpenedFromPage(location.state)) void navigate(-1);
    else
      void navigate(
        { pathname: location.pathname, search: withoutPlayer(query).toString() },
        { replace: true },
      );
  };
  return { isOpen: opensPlayer(query) && mayPlay(item), close };
}

const wasOpenedFromPage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromPage' in state && state.fromPage === true;
