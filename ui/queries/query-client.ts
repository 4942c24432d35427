import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { Reporter } from '#application/ports/reporter.ts';
import { AppFailure } from '#application/app-failure.ts';

/** CFG-22: how long a response is fresh, in milliseconds. */
export const FRESH_MS = 60 * 60 * 1000;

/** A response is fresh for this long; not at all if its time has not come yet: the clock was set back since. */
export const freshFor =
  (lengthMs: number) =>
  ({ state }: { readonly state: { readonly dataUpdatedAt: number } }): number =>
    state.dataUpdatedAt > Date.now() ? -Infinity : lengthMs;

/** CFG-22: responses are fresh for an hour, there is no refetch on focus, and only media requests are retried. */
export const makeQueryClient = (reporter: Reporter): QueryClient =>
  new QueryClient({
    // The UI tells the user what to do; the cause is reported for developers.
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof AppFailure) reporter.report(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: freshFor(FRESH_MS),
        gcTime: FRESH_MS,
        refetchOnWindowFocus: false,
        retry: false,
        // Sends requests even if the browser reports that it is offline: this is often wrong.
        networkMode: 'always',
      },
    },
  });
