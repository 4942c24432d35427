import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadWatchlist } from '#application/catalogue/load-watchlist.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { Stack } from '#domain/stack/stack.ts';
import { watchlistQuery } from '../queries/watchlist-query.ts';
import { useInjection } from '../session/use-injection.ts';
import { useStack } from '../session/use-stack.ts';

/** What stands at a place of the stack. */
export interface StackEntry {
  readonly id: MediaId;
  /** Undefined while it loads; null if the platform has it no more. */
  readonly item: MediaItem | null | undefined;
}

interface StackPageState {
  readonly stack: Stack;
  readonly entries: readonly StackEntry[];
  /** Why the items cannot be loaded. */
  readonly failure: Error | null;
  readonly tryAgain: () => void;
}

/** The stack with its items: what is removed or moved does so at once, without requesting the others again. */
export function useStackPage(list: string): StackPageState {
  const loadWatchlist = useInjection(LoadWatchlist);
  const stack = useStack();
  const [requested, setRequested] = useState(stack);
  if (stack.some((id) => !requested.includes(id))) setRequested(stack);
  const { data, error, isFetching, refetch } = useQuery(watchlistQuery(loadWatchlist, list, requested));
  const missing = data && !isFetching ? null : undefined;
  return {
    stack,
    entries: stack.map((id) => ({ id, item: data?.find((item) => item.id === id) ?? missing })),
    failure: data || stack.length === 0 ? null : error,
    tryAgain: () => void refetch(),
  };
}
