import { afterEach, expect, it, vi } from 'vitest';
import { freshFor, makeQueryClient } from '../../../ui/queries/query-client.ts';

afterEach(() => void vi.useRealTimers());

it('a response is fresh for its time, and not at all once the clock was set back before it [CFG-22]', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const fresh = (dataUpdatedAt: number) => freshFor(60_000)({ state: { dataUpdatedAt } });
  expect([fresh(1_000_000), fresh(1_000_001), fresh(0)]).toEqual([60_000, -Infinity, 60_000]);
});

it('by default an answer is requested again once the clock was set back [CFG-22]', async () => {
  vi.useFakeTimers({ now: 1_000_000_000 });
  const queries = makeQueryClient({ report: () => undefined });
  const ask = vi.fn(() => Promise.resolve('answer'));
  const query = { queryKey: ['a'], queryFn: ask };
  await queries.query(query);
  await queries.query(query);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.setSystemTime(0);
  await queries.query(query);
  expect(ask).toHaveBeenCalledTimes(2);
});
