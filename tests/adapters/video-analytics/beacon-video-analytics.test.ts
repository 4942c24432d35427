import { describe, expect, it } from 'vitest';
import { makeBeaconVideoAnalytics } from '#adapters/video-analytics/beacon-video-analytics.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { makeFakeFetch } from '#tests/doubles/fake-fetch.ts';
import { settled } from '#tests/builders/settled.ts';

const OPTIONS = { token: 'tok', base: 'https://analytics.test/in' };

describe('the beacons of the video platform [PLY-09]', () => {
  it('contain the token, the event and the item; they outlive the page and carry no cookies', () => {
    const { fetch, sent } = makeFakeFetch(() => new Response(null, { status: 204 }));
    makeBeaconVideoAnalytics(fetch, OPTIONS).report('quartile-25', mediaId('Wrk00001'));
    expect(sent[0]?.address).toBe('https://analytics.test/in/video');
    expect(sent[0]?.init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
    expect(JSON.parse(sent[0]?.init?.body as string)).toEqual({
      token: 'tok',
      event: 'quartile-25',
      mediaid: 'Wrk00001',
    });
  });

  it('fail silently', async () => {
    const { fetch } = makeFakeFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(() => makeBeaconVideoAnalytics(fetch, OPTIONS).report('play', mediaId('Wrk00001'))).not.toThrow();
    await settled();
  });
});
