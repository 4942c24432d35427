import { expect, it } from 'vitest';
import { makeBeaconVideoAnalytics } from '#adapters/video-analytics/beacon-video-analytics.ts';
import type { VideoAnalytics } from '#application/ports/video-analytics.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import type { VideoAnalyticsEvent } from '#domain/playback/video-analytics-event.ts';
import { settled } from '#tests/builders/settled.ts';
import { makeRecordingVideoAnalytics } from '#tests/doubles/recording-video-analytics.ts';
import { describeContract } from './describe-contract.ts';
import { enterPlatform, ORIGIN } from './in-process-platform.ts';

interface Subject {
  readonly analytics: VideoAnalytics;
  /** The received events in order: 'play Wrk00001'. */
  readonly told: () => Promise<readonly string[]>;
}

const ROW = 'POST /analytics/video';

async function onPlatform(failure?: 'offline' | 'failing'): Promise<Subject> {
  const { fetch, calls, fail, disconnect } = await enterPlatform();
  if (failure === 'offline') disconnect();
  if (failure === 'failing') await fail(ROW, { status: 500 });
  return {
    analytics: makeBeaconVideoAnalytics(fetch, { token: 'token', base: `${ORIGIN}/analytics` }),
    told: async () =>
      (await calls()).map(({ body }) => {
        const { event, mediaid } = body as { readonly event: string; readonly mediaid: string };
        return `${event} ${mediaid}`;
      }),
  };
}

async function recording(): Promise<Subject> {
  const analytics = makeRecordingVideoAnalytics();
  return { analytics, told: async () => analytics.told };
}

const EVENTS: readonly VideoAnalyticsEvent[] = [
  'play',
  'pause',
  'quartile-25',
  'quartile-50',
  'quartile-75',
  'complete',
];
const item = mediaId('Wrk00001');

describeContract('video analytics', { 'of the platform': onPlatform, 'in a test': recording }, (make) => {
  it('send each event with its item', async () => {
    const { analytics, told } = await make();
    for (const event of EVENTS) analytics.report(event, item);
    await expect.poll(told).toEqual(EVENTS.map((event) => `${event} ${item}`));
  });
});

describeContract(
  'video analytics',
  {
    'that nobody takes': () => onPlatform('offline'),
    'that the platform refuses': () => onPlatform('failing'),
    'in a test': recording,
  },
  (make) => {
    it('do not fail, then or later', async () => {
      const { analytics } = await make();
      for (const event of EVENTS) analytics.report(event, item);
      await settled();
    });
  },
);
