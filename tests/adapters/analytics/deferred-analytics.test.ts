import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeDeferredAnalytics } from '#adapters/analytics/deferred-analytics.ts';
import type { TrackingCall } from '#adapters/analytics/tracking-call.ts';
import type { MemberId } from '#domain/account/viewer.ts';
import { deferred } from '#tests/builders/deferred.ts';

const NOON = new Date('2026-06-15T12:00:00.000Z');

function setUp() {
  const idle = deferred<undefined>();
  const interaction = deferred<undefined>();
  const leaving$ = new Subject<void>();
  const sent: TrackingCall[] = [];
  const analytics = makeDeferredAnalytics({
    idle: () => idle.promise,
    interaction: interaction.promise,
    leaving$,
    send: (call) => void sent.push(call),
  });
  return { analytics, idle, interaction, leaving$, sent };
}

const types = (calls: readonly TrackingCall[]) => calls.map(({ type }) => type);
const MEMBER = 'member-1' as MemberId;
/** Lets everything run that is due now. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

describe('deferred analytics [API-06]', () => {
  it('wait until the browser is idle after the first page view, and keep order and times', async () => {
    const { analytics, idle, sent } = setUp();
    analytics.identify(MEMBER, 'active');
    idle.resolve(undefined);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([]);
    analytics.page('/', 'Daybreak');
    analytics.track({ name: 'Searched', properties: { query: 'yoga', results: 3 } });
    expect(sent).toEqual([]);
    await settle();
    analytics.page('/365', '365');
    expect(types(sent)).toEqual(['identify', 'page', 'track', 'page']);
    expect(sent.map(({ timestamp }) => timestamp)).toEqual([
      '2026-06-15T12:00:00.000Z',
      ...new Array<string>(3).fill('2026-06-15T12:00:01.000Z'),
    ]);
  });

  it('wait for the first interaction at most', async () => {
    const { analytics, interaction, sent } = setUp();
    analytics.page('/', 'Daybreak');
    await settle();
    expect(sent).toEqual([]);
    interaction.resolve(undefined);
    await settle();
    expect(types(sent)).toEqual(['page']);
  });

  it('wait for 5 seconds at most, from the first event on', async () => {
    const { analytics, sent } = setUp();
    await vi.advanceTimersByTimeAsync(3000);
    analytics.identify(MEMBER, 'active');
    await vi.advanceTimersByTimeAsync(4999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(types(sent)).toEqual(['identify']);
  });

  it('are sent at once if the page is left before, later ones too, and none twice', async () => {
    const { analytics, idle, leaving$, sent } = setUp();
    analytics.identify(MEMBER, 'active');
    analytics.page('/', 'Daybreak');
    leaving$.next();
    expect(types(sent)).toEqual(['identify', 'page']);
    leaving$.next();
    analytics.page('/365', '365');
    expect(types(sent)).toEqual(['identify', 'page', 'page']);
    idle.resolve(undefined);
    await vi.advanceTimersByTimeAsync(6000);
    expect(types(sent)).toEqual(['identify', 'page', 'page']);
  });

  it('still wait after a page without events was hidden', async () => {
    const { analytics, idle, leaving$, sent } = setUp();
    leaving$.next();
    analytics.page('/', 'Daybreak');
    await settle();
    expect(sent).toEqual([]);
    idle.resolve(undefined);
    await settle();
    expect(types(sent)).toEqual(['page']);
  });
});
