import { describe, expect, it } from 'vitest';
import { cdnAddresses } from '#adapters/cdn/cdn-addresses.ts';
import { makeCdnAdSchedules } from '#adapters/cdn/cdn-ad-schedules.ts';
import { makeHttp } from '#adapters/http/http.ts';
import type { AdScheduleId } from '#domain/playback/ad-schedule.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';
import { answering } from '#tests/doubles/fake-fetch.ts';

const ID = 'AdSched1' as AdScheduleId;

function schedulesAnswering(answer: unknown, reporter = makeRecordingReporter()) {
  const { fetch } = answering({ 'https://cdn.test/v2/advertising/schedules/AdSched1.json': answer });
  return makeCdnAdSchedules(makeHttp(fetch), cdnAddresses('https://cdn.test'), reporter);
}

describe('an ad schedule from the CDN [PLY-07]', () => {
  it('has breaks, and the time from which ads can be skipped', async () => {
    const schedule = [{ offset: 'pre', tag: 'https://ads.test/a', type: 'linear' }];
    expect(await schedulesAnswering({ client: 'vast', skipoffset: '5', schedule }).schedule(ID)).toEqual({
      breaks: [{ offset: 'pre', tags: ['https://ads.test/a'] }],
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
    expect(breaks).toEqual([{ offset: expected, tags: ['https://ads.test/a'] }]);
  });

  const two = ['https://ads.test/a', 'https://ads.test/b'];

  it.each([
    ['several addresses', { schedule: [{ tag: two }] }, [{ offset: 'pre', tags: two }]],
    [
      'breaks by name',
      { schedule: { first: { offset: 'pre', tag: two[0] }, last: { offset: 'post', tag: two[1] } } },
      [
        { offset: 'pre', tags: [two[0]] },
        { offset: 'post', tags: [two[1]] },
      ],
    ],
    ['a single ad', { tag: two[0] }, [{ offset: 'pre', tags: [two[0]] }]],
    ['no ads', { schedule: [] }, []],
    ['a VMAP document', { schedule: 'https://ads.test/vmap' }, 'https://ads.test/vmap'],
    ['one of the same protocol', { schedule: '//ads.test/vmap' }, '//ads.test/vmap'],
  ])('may have %s, and nothing is reported', async (_, answer, breaks) => {
    const reporter = makeRecordingReporter();
    expect((await schedulesAnswering(answer, reporter).schedule(ID)).breaks).toEqual(breaks);
    expect(reporter.reported).toEqual([]);
  });

  it.each([
    ['an ad without an address', { schedule: [{ offset: 'pre' }] }],
    ['an empty address', { schedule: [{ tag: '' }] }],
    ['an empty list of addresses', { schedule: [{ tag: [] }] }],
    ['no ad', { schedule: [null] }],
    ['an ad by name without an address', { schedule: { first: {} } }],
    ['a VMAP document in place of its address', { schedule: '<vmap:VMAP version="1.0"></vmap:VMAP>' }],
    ['a number', { schedule: 5 }],
    ['a single ad that is none', { tag: 5 }],
    ['neither ads nor an address', { client: 'vast' }],
  ])('without %s, which is reported', async (_, answer) => {
    const reporter = makeRecordingReporter();
    expect((await schedulesAnswering(answer, reporter).schedule(ID)).breaks).toEqual([]);
    expect(reporter.reported).toMatchObject([{ kind: 'malformed-answer' }]);
    expect(reporter.reported[0]?.message).toMatch(/ of the ad schedule AdSched1 cannot be read$/);
  });

  it('has the other ads', async () => {
    const schedule = [null, { offset: 30, tag: 'https://ads.test/a' }];
    expect(await schedulesAnswering({ schedule }).schedule(ID)).toEqual({
      breaks: [{ offset: '30', tags: ['https://ads.test/a'] }],
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
