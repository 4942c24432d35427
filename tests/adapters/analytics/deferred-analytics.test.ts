import { describe, expect, it, vi } from 'vitest';
import { makeDeferredAnalytics } from '#adapters/analytics/deferred-analytics.ts';
import type { Analytics } from '#application/ports/analytics.ts';
import type { MemberId } from '#domain/account/viewer.ts';
import { deferred } from '#tests/builders/deferred.ts';
import { makeRecordingAnalytics } from '#tests/doubles/recording-analytics.ts';
import { settled } from '#tests/builders/settled.ts';

function setUp() {
  const painted = deferred<undefined>();
  const analytics = makeRecordingAnalytics();
  const load = vi.fn<() => Promise<Analytics>>(async () => analytics);
  return { painted, load, told: analytics.told, telling: makeDeferredAnalytics(() => painted.promise, load) };
}

describe('deferred analytics', () => {
  it('are not loaded before the first page is painted', async () => {
    const { painted, load, telling } = setUp();
    telling.identify('member-1' as MemberId, 'active');
    painted.resolve(undefined);
    await settled();
    expect(load).not.toHaveBeenCalled();
    telling.page('/', 'Daybreak');
    await settled();
    expect(load).toHaveBeenCalledOnce();
  });

  it('receive everything in order', async () => {
    const { painted, told, telling } = setUp();
    telling.identify('member-1' as MemberId, 'active');
    telling.page('/', 'Daybreak');
    telling.track({ name: 'Searched', properties: { query: 'yoga', results: 3 } });
    await settled();
    expect(told).toEqual([]);
    painted.resolve(undefined);
    await settled();
    telling.page('/365', '365');
    await settled();
    expect(told.map((each) => Object.keys(each)[0])).toEqual(['identify', 'page', 'track', 'page']);
  });

  it('fail silently if they cannot be loaded', async () => {
    const { painted, load, telling } = setUp();
    load.mockRejectedValue(new Error('No code'));
    telling.page('/', 'Daybreak');
    painted.resolve(undefined);
    await settled();
    expect(() => telling.page('/365', '365')).not.toThrow();
    await settled();
  });
});
