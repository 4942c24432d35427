import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { Playlist } from '#domain/catalogue/playlist.ts';
import { useConfig } from '../session/use-config.ts';
import { useInjection } from '../session/use-injection.ts';

/** The recommendations for an item, without itself; null if not configured. */
export function useRecommendations(id: MediaId, isWanted = true) {
  const catalogue = useInjection(MediaCatalogue);
  const { recommendations: list } = useConfig().features;
  return useQuery({
    queryKey: ['recommendations', list, id],
    queryFn: async () => (list ? without(id, await catalogue.recommendations(list, id)) : null),
    enabled: isWanted,
  });
}

const without = (id: MediaId, list: Playlist): Playlist => ({
  ...list,
  items: list.items.filter((item) => item.id !== id),
});

/** The recommendations for an item (MED-07). */
interface Related {
  /** Undefined while loading. */
  readonly related: Playlist | undefined;
  /** There are no recommendations, and there will be none. */
  readonly isNone: boolean;
  readonly failed: boolean;
  readonly tryAgain: () => void;
}

/** @param isWanted the request is sent once this has been true */
export function useRelated(id: MediaId, isWanted: boolean): Related {
  const { recommendations: list } = useConfig().features;
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  const { data, isError, refetch } = useRecommendations(id, wasWanted && list !== null);
  const related = data ?? undefined;
  return {
    related,
    isNone: list === null || related?.items.length === 0,
    failed: isError,
    tryAgain: () => void refetch(),
  };
}
