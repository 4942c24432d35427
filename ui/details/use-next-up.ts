import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { FindMediaByAddress, type MediaAddress } from '#application/catalogue/find-media-by-address.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { withPlayer } from '#domain/navigation/paths.ts';
import type { NextUp } from '../playback/next-up-card.tsx';
import { knownMediaQuery } from '../queries/use-media.ts';
import { useMayPlay } from '../session/use-access.ts';
import { useInjection } from '../session/use-injection.ts';

/** Where an item's page is, and by what the page finds the item. */
interface NextPage {
  readonly link: string;
  readonly address: MediaAddress;
}

/**
 * What plays after the current video: its page replaces the current one, with the player open where the member may play it. The
 * page has its item at once, so that the player stays.
 */
export function useNextUp(): (item: MediaItem, page: NextPage) => NextUp {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const findMedia = useInjection(FindMediaByAddress);
  const mayPlay = useMayPlay();
  return (item, { link, address }) => {
    const query = knownMediaQuery(findMedia, address, item.id);
    return {
      item,
      prepare: async () => {
        await queries.query(query).catch(() => undefined);
      },
      begin: () => {
        const opened = queries.getQueryData(query.queryKey) ?? item;
        void navigate(mayPlay(opened) ? withPlayer(link) : link, { replace: true });
      },
    };
  };
}
