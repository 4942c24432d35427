import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { LoadSchedule } from '#application/live/load-schedule.ts';
import type { LiveChannel } from '#domain/catalogue/media-item.ts';
import type { TimeSpan } from '#domain/live/repeat-schedule.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/milliseconds.ts';
import type { Schedule } from '#domain/live/schedule.ts';
import { useInjection } from '../session/use-injection.ts';
import { WITHOUT_ITEMS } from './cached-items.ts';

/** LIV-07: how often a schedule is fetched again. */
const REFETCH_MS = 15 * MINUTE_MS;

/** A demo schedule is repeated beyond its span, so that the guide has the next days when it moves on at midnight (LIV-09). */
const MARGIN_MS = 2 * DAY_MS;

const NONE: Schedule = [];

const SCHEDULE = 'schedule';

/** How many schedules are kept that nothing shows: two weeks of a channel take up to a quarter of a megabyte. */
const MOST_HIDDEN = 40;

const scheduleQuery = (load: LoadSchedule, { id, channel }: LiveChannel, span: TimeSpan) =>
  queryOptions({
    queryKey: [SCHEDULE, id, channel.schedule],
    queryFn: ({ client, signal }) => {
      forgetOldest(client);
      return load(channel, { from: span.from, to: span.to + MARGIN_MS }, signal);
    },
    staleTime: REFETCH_MS,
    refetchInterval: REFETCH_MS,
    meta: WITHOUT_ITEMS,
  });

/** Removes the schedules that arrived before the latest ones, of those that nothing shows. */
function forgetOldest(client: QueryClient): void {
  const cache = client.getQueryCache();
  const hidden = cache
    .findAll({ queryKey: [SCHEDULE], type: 'inactive', fetchStatus: 'idle' })
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  for (const query of hidden.slice(MOST_HIDDEN)) cache.remove(query);
}

/**
 * The schedule of a channel over a time span; undefined while it loads, empty if it fails (LIV-08).
 *
 * @param isWanted whether it is fetched if it is unknown
 */
export function useSchedule(channel: LiveChannel, span: TimeSpan, isWanted = true): Schedule | undefined {
  const query = scheduleQuery(useInjection(LoadSchedule), channel, span);
  const { data, isError } = useQuery({
    ...query,
    enabled: isWanted,
    placeholderData: (last, lastQuery) => (lastQuery?.queryKey[1] === channel.id ? last : undefined),
  });
  return data ?? (isError ? NONE : undefined);
}

/** Returns the schedule of a channel if it has been loaded. */
export function useLoadedSchedules(span: TimeSpan): (channel: LiveChannel) => Schedule | undefined {
  const queries = useQueryClient();
  const load = useInjection(LoadSchedule);
  return (channel) => queries.getQueryData(scheduleQuery(load, channel, span).queryKey);
}
