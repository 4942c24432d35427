import { describe, expect, it } from 'vitest';
import { cdnAddresses } from '#adapters/cdn/cdn-addresses.ts';
import { makeCdnAdSchedules } from '#adapters/cdn/cdn-ad-schedules.ts';
import { makeHttp } from '#adapters/http/http.ts';
import type { AdScheduleId } from '#domain/playback/ad-schedule.ts';
import { answering } from '#tests/doubles/fake-fetch.ts';

const ID = 'AdSched1' as AdScheduleId;

function schedulesAnswering(answer: unknown) {
  const { fetch } = answering({ 'https://cdn.test/v2/advertising/schedules/AdSched1.json': answer });
  return makeCdnAdSchedules(makeHttp(fetch), cdnAddresses('https://cdn.test'));
}

describe('an ad schedule from the CDN [PLY-07]', () => {
  it('has breaks, and the time from which ads can be skipped', async () => {
    const schedule = [{ offset: 'pre', tag: 'https://ads.test/a', type: 'linear' }];
    expect(await schedulesAnswering({ client: 'vast', skipoffset: '5', schedule }).schedule(ID)).toEqual({
      breaks: [{ offset: 'pre', tag: 'https://ads.test/a' }],
      skipAfter: 5,
    });
  });

  it.each([
    [undefined, 'pre'],
    [null, 'pre'],
    ['start', 'pre'],
    ['post', 'post'],
    [0, '0'],
  ])('has a break with the offset %j at %j', async (offset, expected) => {
    const { breaks } = await schedulesAnswering({
      schedule: [{ offset, tag: 'https://ads.test/a' }],
    }).schedule(ID);
    expect(breaks).toEqual([{ offset: expected, tag: 'https://ads.test/a' }]);
  });

  it('omits invalid breaks', async () => {
    const schedule = [
      { offset: 'pre' },
      { offset: 'pre', tag: '' },
      null,
      { offset: 30, tag: 'https://ads.test/a' },
    ];
    expect(await schedulesAnswering({ schedule }).schedule(ID)).toEqual({
      breaks: [{ offset: '30', tag: 'https://ads.test/a' }],
      skipAfter: null,
    });
  });

  it.each([null, '' as AdScheduleId])('requested with the id %j fails with what is missing', async (id) => {
    await expect(schedulesAnswering({}).schedule(id)).rejects.toMatchObject({
      kind: 'no-ad-schedule',
      message: 'Ad Schedule ID is required',
    });
  });

  it('that is invalid fails', async () => {
    await expect(schedulesAnswering([]).schedule(ID)).rejects.toMatchObject({ kind: 'malformed-answer' });
  });
});
