import { NEVER } from 'rxjs';
import { expect, it } from 'vitest';
import { makeDeferredAnalytics } from '#adapters/analytics/deferred-analytics.ts';
import { noopAnalytics } from '#adapters/analytics/noop-analytics.ts';
import { makeSegmentTrackingApi } from '#adapters/analytics/segment-tracking-api.ts';
import { makeAnalytics } from '#adapters/analytics/tracking-call.ts';
import type { Analytics } from '#application/ports/analytics.ts';
import { memberId } from '#tests/builders/a-member.ts';
import { settled } from '#tests/builders/settled.ts';
import { makeRecordingAnalytics } from '#tests/doubles/recording-analytics.ts';
import { describeContract } from './describe-contract.ts';
import { enterPlatform, ORIGIN, type PlatformCall } from './in-process-platform.ts';

interface Subject {
  readonly analytics: Analytics;
  /** The received calls, in words. */
  readonly told: () => Promise<readonly string[]>;
  /** Waits until all three calls have been sent, if they are sent at all. */
  readonly haveLeft: () => Promise<void>;
}

interface SegmentCall {
  readonly type: string;
  readonly event?: string;
  readonly userId?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly traits?: Readonly<Record<string, unknown>>;
}

function inWords({ body }: PlatformCall): string {
  const { type, event, userId, properties = {}, traits } = body as SegmentCall;
  if (type === 'page') return `page ${String(properties['path'])} ${String(properties['title'])}`;
  if (type === 'track') return `track ${event} ${JSON.stringify(properties)}`;
  return `identify ${userId} ${String(traits?.['subscriptionStatus'])}`;
}

type Failure = 'offline' | 'failing';
const SERVICE = { key: 'key', base: `${ORIGIN}/analytics` };

async function enterAnalytics(failure?: Failure) {
  const { fetch: send, calls, fail, disconnect } = await enterPlatform();
  if (failure === 'offline') disconnect();
  if (failure === 'failing') await fail('POST /analytics/v1/p', { status: 500 });
  let sent = 0;
  const fetch: typeof send = (...request) => {
    sent += 1;
    return send(...request);
  };
  const told: Subject['told'] = async () => (await calls()).map(inWords);
  const haveLeft: Subject['haveLeft'] = async () => {
    await expect.poll(() => sent).toBe(3);
    await settled();
  };
  return { fetch, told, haveLeft };
}

const BROWSER = { userAgent: 'Browser/1', language: 'en' };

async function ofTrackingApi(failure?: Failure): Promise<Subject> {
  const { fetch, ...subject } = await enterAnalytics(failure);
  return { ...subject, analytics: makeAnalytics(makeSegmentTrackingApi(fetch, SERVICE, BROWSER)) };
}

async function ofTrackingApiLater(): Promise<Subject> {
  const { fetch, ...subject } = await enterAnalytics();
  const analytics = makeDeferredAnalytics({
    idle: () => Promise.resolve(),
    interaction: Promise.resolve(),
    leaving$: NEVER,
    send: makeSegmentTrackingApi(fetch, SERVICE, BROWSER),
  });
  return { ...subject, analytics };
}

/** Analytics whose calls are sent immediately, or never. */
const withoutWire = (analytics: Analytics, told: Subject['told'] = async () => []): Subject => ({
  analytics,
  told,
  haveLeft: settled,
});

async function recording(): Promise<Subject> {
  const analytics = makeRecordingAnalytics();
  return withoutWire(analytics, async () =>
    analytics.told.map(({ page, track, identify }) => {
      if (page) return `page ${page.join(' ')}`;
      if (track) return `track ${track[0].name} ${JSON.stringify(track[0].properties)}`;
      return `identify ${identify?.join(' ')}`;
    }),
  );
}

function sendEachKind(analytics: Analytics): void {
  analytics.page('/365', '365 · Daybreak');
  analytics.track({ name: 'Searched', properties: { query: 'yoga', results: 3 } });
  analytics.identify(memberId('member-1'), 'cancelled');
}

const EXPECTED_CALLS = [
  'identify member-1 cancelled',
  'page /365 365 · Daybreak',
  'track Searched {"query":"yoga","results":3}',
];

describeContract(
  'analytics',
  {
    "by Segment's tracking API": ofTrackingApi,
    'by the tracking API, later': ofTrackingApiLater,
    'in a test': recording,
  },
  (make) => {
    it('send pages, events and people', async () => {
      const { analytics, told } = await make();
      sendEachKind(analytics);
      await expect.poll(async () => [...(await told())].sort()).toEqual(EXPECTED_CALLS);
    });
  },
);

describeContract<() => Promise<Subject>>(
  'analytics',
  {
    "by Segment's tracking API": ofTrackingApi,
    'by the tracking API without a connection': () => ofTrackingApi('offline'),
    'by the tracking API where the service fails': () => ofTrackingApi('failing'),
    'that reach nobody': async () => withoutWire(noopAnalytics),
    'in a test': recording,
  },
  (make) => {
    it('do not fail, then or later', async () => {
      const { analytics, haveLeft } = await make();
      sendEachKind(analytics);
      await haveLeft();
    });
  },
);
