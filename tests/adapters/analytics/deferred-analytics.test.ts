import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeDeferredAnalytics } from '#adapters/analytics/deferred-analytics.ts';
import type { Track, TrackingCall } from '#adapters/analytics/tracking-call.ts';
import type { MemberId } from '#domain/account/viewer.ts';
import { deferred } from '#tests/builders/deferred.ts';

const NOON = new Date('2026-06-15T12:00:00.000Z');

function setUp() {
  const idle = deferred<undefined>();
  const interaction = deferred<undefined>();
  const leaving$ = new Subject<void>();
  const loaded: TrackingCall[] = [];
  const handedOver: TrackingCall[] = [];
  const service: Track = (call) => void loaded.push(call);
  const load = vi.fn<() => Promise<Track>>(async () => service);
  const analytics = makeDeferredAnalytics({
    idle: () => idle.promise,
    interaction: interaction.promise,
    leaving$,
    load,
    handOver: (call) => void handedOver.push(call),
  });
  return { analytics, idle, interaction, leaving$, load, loaded, handedOver };
}

const types = (calls: readonly TrackingCall[]) => calls.map(({ type }) => type);
const MEMBER = 'member-1' as MemberId;
/** Lets everything run that is due now. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

describe('deferred analytics [API-06]', () => {
  it('wait until the browser is idle after the first page view, and keep order and times', async () => {
    const { analytics, idle, load, loaded } = setUp();
    analytics.identify(MEMBER, 'active');
    idle.resolve(undefined);
    await vi.advanceTimersByTimeAsync(1000);
    expect(load).not.toHaveBeenCalled();
    analytics.page('/', 'Daybreak');
    analytics.track({ name: 'Searched', properties: { query: 'yoga', results: 3 } });
    await settle();
    expect(load).toHaveBeenCalledOnce();
    analytics.page('/365', '365');
    expect(types(loaded)).toEqual(['identify', 'page', 'track', 'page']);
    expect(loaded.map(({ timestamp }) => timestamp)).toEqual([
      '2026-06-15T12:00:00.000Z',
      ...new Array<string>(3).fill('2026-06-15T12:00:01.000Z'),
    ]);
  });

  it('wait for the first interaction at most', async () => {
    const { analytics, interaction, loaded } = setUp();
    analytics.page('/', 'Daybreak');
    await settle();
    expect(loaded).toEqual([]);
    interaction.resolve(undefined);
    await settle();
    expect(types(loaded)).toEqual(['page']);
  });

  it('do not load for an interaction without an event', async () => {
    const { interaction, load } = setUp();
    interaction.resolve(undefined);
    await vi.advanceTimersByTimeAsync(6000);
    expect(load).not.toHaveBeenCalled();
  });

  it('wait for 5 seconds at most, from the first event on', async () => {
    const { analytics, load, loaded } = setUp();
    await vi.advanceTimersByTimeAsync(3000);
    analytics.identify(MEMBER, 'active');
    await vi.advanceTimersByTimeAsync(4999);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(types(loaded)).toEqual(['identify']);
  });

  it('are handed over at once if the page is left before, and never loaded', async () => {
    const { analytics, idle, leaving$, load, handedOver } = setUp();
    analytics.identify(MEMBER, 'active');
    analytics.page('/', 'Daybreak');
    leaving$.next();
    expect(types(handedOver)).toEqual(['identify', 'page']);
    leaving$.next();
    analytics.page('/365', '365');
    idle.resolve(undefined);
    await vi.advanceTimersByTimeAsync(6000);
    expect(types(handedOver)).toEqual(['identify', 'page', 'page']);
    expect(load).not.toHaveBeenCalled();
  });

  it('are handed over if the page is left while the service loads, and not sent twice', async () => {
    const { analytics, idle, leaving$, load, loaded, handedOver } = setUp();
    const code = deferred<Track>();
    load.mockReturnValue(code.promise);
    analytics.page('/', 'Daybreak');
    idle.resolve(undefined);
    await settle();
    expect(load).toHaveBeenCalledOnce();
    leaving$.next();
    code.resolve((call) => void loaded.push(call));
    await settle();
    analytics.page('/365', '365');
    expect([types(handedOver), loaded]).toEqual([['page', 'page'], []]);
  });

  it('still load after a page without events was hidden', async () => {
    const { analytics, idle, leaving$, loaded } = setUp();
    leaving$.next();
    analytics.page('/', 'Daybreak');
    idle.resolve(undefined);
    await settle();
    expect(types(loaded)).toEqual(['page']);
  });

  it('are handed over if the service does not load', async () => {
    const { analytics, idle, load, handedOver } = setUp();
    load.mockRejectedValue(new Error('No code'));
    analytics.page('/', 'Daybreak');
    idle.resolve(undefined);
    await settle();
    analytics.page('/365', '365');
    expect(types(handedOver)).toEqual(['page', 'page']);
  });
});
