import { QueryClient } from '@tanstack/react-query';
import { isFailure } from '#application/app-failure.ts';

/** CFG-22: for how long an answer is fresh. */
export const FRESH_MS = 60 * 60 * 1000;

/** CFG-22: answers are fresh for an hour, nothing is fetched again on focus, and only media are asked for again. */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: FRESH_MS,
        refetchOnWindowFocus: false,
        retry: false,
        // Requests are tried even where the browser believes itself offline: it is often wrong.
        networkMode: 'always',
      },
    },
  });

/** CFG-22: a media request is retried 2 times with 1 second between; what is not there is not asked for again. */
export const mediaRetries = {
  retry: (failures: number, error: Error) => failures < 2 && !isFailure(error, 'not-found'),
  retryDelay: 1000,
};
