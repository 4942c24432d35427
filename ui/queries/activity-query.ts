import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isFailure } from '#application/app-failure.ts';
import { CurrentViewer } from '#application/account/current-viewer.ts';
import { memberOf } from '#application/account/record-owner.ts';
import { Clock } from '#application/ports/clock.ts';
import { dataOf, type Result } from '#application/result.ts';
import type { EpochMs } from '#domain/time/milliseconds.ts';
import { useInjection } from '../session/use-injection.ts';
import { freshFor } from './query-client.ts';
import { useViewer } from '../session/use-viewer.ts';
import { WITHOUT_ITEMS } from './cached-items.ts';
import { MEMBER_ACTIVITY } from './refresh-member-activity.ts';

/** How long an answer is fresh, in milliseconds: the member may also finish workouts on another device. */
export const ACTIVITY_FRESH_MS = 60_000;

/** An answer, and when it came. */
interface Dated<T> {
  readonly answer: T;
  readonly at: EpochMs;
}

/** The loading state of an answer that may be outdated: the last one stays while there is no newer one. */
export interface ActivityQuery<T> {
  /** Undefined while loading, and if there was none yet. */
  readonly answer: T | undefined;
  /** When the answer came. */
  readonly at: EpochMs;
  /** The last request failed. */
  readonly isError: boolean;
  /** The answer is that of another request, until that of this one comes. */
  readonly isPrevious: boolean;
  readonly tryAgain: () => void;
}

/** A session that has ended elsewhere is noticed here: who is there is then asked again. */
export function useActivity<T>({
  data,
  error,
  isPlaceholderData,
  refetch,
}: UseQueryResult<Dated<T>>): ActivityQuery<T> {
  const viewer = useInjection(CurrentViewer);
  useEffect(() => {
    if (isFailure(error, 'unauthorized')) void viewer.refresh();
  }, [error, viewer]);
  return {
    answer: data?.answer,
    at: data?.at ?? 0,
    isError: error !== null,
    isPrevious: isPlaceholderData,
    tryAgain: () => void refetch(),
  };
}

/** Makes the options of a query for the current member alone: another one may sign in while the page is open. */
export function useActivityQuery() {
  const clock = useInjection(Clock);
  const member = memberOf(useViewer());
  return <T>(name: readonly unknown[], ask: () => Promise<Result<T>>) =>
    queryOptions({
      queryKey: [...MEMBER_ACTIVITY, member, ...name],
      queryFn: async (): Promise<Dated<T>> => ({ answer: dataOf(await ask()), at: clock.now().getTime() }),
      staleTime: freshFor(ACTIVITY_FRESH_MS),
      refetchOnReconnect: true,
      meta: WITHOUT_ITEMS,
    });
}
