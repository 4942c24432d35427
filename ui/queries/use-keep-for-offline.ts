import { useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CurrentSource, RawConfiguration } from '#application/configuration/current-configuration.ts';
import { KeepForOffline } from '#application/offline/keep-for-offline.ts';
import { Clock } from '#application/ports/clock.ts';
import { KeptConfiguration } from '#application/ports/kept-configuration.ts';
import { useInjection } from '../session/use-injection.ts';
import { cachedItems } from './cached-items.ts';
import { WATCHLIST_KEY } from './watchlist-query.ts';

/** Keeps what this start received, and the items of the viewer's lists as they arrive, for a start without a connection. */
export function useKeepForOffline(): void {
  const received = useInjection(RawConfiguration);
  const source = useInjection(CurrentSource);
  const keptStart = useInjection(KeptConfiguration);
  const clock = useInjection(Clock);
  const keepItems = useInjection(KeepForOffline);
  const queries = useQueryClient();
  useEffect(() => {
    if (received) keptStart.save(received, source, clock.now().getTime());
  }, [received, source, keptStart, clock]);
  useEffect(() => {
    const keep = () => keepItems(cachedItems(queries));
    keep();
    return queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success' && isOfViewer(event.query)) keep();
    });
  }, [queries, keepItems]);
}

const isOfViewer = ({ queryKey }: Pick<Query, 'queryKey'>): boolean => queryKey[0] === WATCHLIST_KEY;
