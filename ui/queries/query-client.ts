import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { Reporter } from '#application/ports/reporter.ts';
import { AppFailure } from '#application/app-failure.ts';

/** CFG-22: for how long an answer is fresh. */
export const FRESH_MS = 60 * 60 * 1000;

/** CFG-22: answers are fresh for an hour, nothing is fetched again on focus, and only media are asked for again. */
export const makeQueryClient = (reporter: Reporter): QueryClient =>
  new QueryClient({
    // What the member sees of a failure says what to do; why it came about is a developer's to know.
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof AppFailure) reporter.report(error);
      },
    }),
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
