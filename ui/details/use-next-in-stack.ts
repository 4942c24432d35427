import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadWatchlist } from '#application/catalogue/load-watchlist.ts';
import { mediaAddressOf } from '#application/catalogue/find-media-by-address.ts';
import { cardLink } from '#domain/catalogue/card-link.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { isFromStack, withStack } from '#domain/navigation/paths.ts';
import { afterInStack, type Stack } from '#domain/stack/stack.ts';
import type { NextUp } from '../playback/next-up-card.tsx';
import { useRequestedPlayer } from '../playback/use-requested-player.ts';
import { watchlistQuery } from '../queries/watchlist-query.ts';
import { useMayPlay } from '../session/use-access.ts';
import { useInjection } from '../session/use-injection.ts';
import { useForLink } from '../session/use-item-title.ts';
import { useStack, useStackList } from '../session/use-stack.ts';
import { useNextUp } from './use-next-up.ts';

/** Whether the current player was opened from the stack. */
export function useIsFromStack(): boolean {
  const [query] = useSearchParams();
  return useStackList() !== null && isFromStack(query);
}

/**
 * What follows the current item in the stack, and may be watched (CAT-30), found while its player is open. Null after the last one,
 * and while they are not loaded.
 */
export function useNextInStack(current: MediaItem): NextUp | null {
  const nextUp = useNextUp();
  const forLink = useForLink();
  const mayPlay = useMayPlay();
  const loadWatchlist = useInjection(LoadWatchlist);
  const list = useStackList();
  const { isOpen } = useRequestedPlayer(current);
  const following = useFollowing(current.id);
  const isWanted = useIsFromStack() && isOpen && following.length > 0;
  const { data } = useQuery({ ...watchlistQuery(loadWatchlist, list, following), enabled: isWanted });
  const item = isWanted
    ? following.flatMap((id) => data?.find((each) => each.id === id) ?? []).find(mayPlay)
    : undefined;
  if (!item) return null;
  const linked = forLink(item);
  return nextUp(item, { link: withStack(cardLink(linked, null)), address: mediaAddressOf(linked) });
}

/** What follows an item in the stack: once it is finished, and has left, what followed it and is still there. */
function useFollowing(id: MediaId): Stack {
  const stack = useStack();
  const [last, setLast] = useState<{ readonly id: MediaId; readonly stack: Stack }>({ id, stack: [] });
  if (stack.includes(id) && (last.id !== id || last.stack !== stack)) setLast({ id, stack });
  return last.id === id ? afterInStack(last.stack, id).filter((each) => stack.includes(each)) : [];
}
