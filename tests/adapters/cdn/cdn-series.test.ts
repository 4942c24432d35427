import { describe, expect, it } from 'vitest';
import { cdnAddresses } from '#adapters/cdn/cdn-addresses.ts';
import { makeCdnSeries } from '#adapters/cdn/cdn-series.ts';
import { makeHttp } from '#adapters/http/http.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { answering, makeFakeFetch } from '#tests/doubles/fake-fetch.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';

function sourceOver(fetch: typeof globalThis.fetch) {
  const reporter = makeRecordingReporter();
  return { source: makeCdnSeries(makeHttp(fetch), cdnAddresses('https://cdn.test'), reporter), reporter };
}
function seasonsIn(answer: unknown) {
  const { fetch } = answering({ 'https://cdn.test/apps/series?media_ids=Series01': answer });
  const { source, reporter } = sourceOver(fetch);
  return { seasons: source.seasonsOf(mediaId('Series01')), reporter };
}
function seriesIn(answer: unknown) {
  const { fetch } = answering({ 'https://cdn.test/apps/series?media_ids=Episode1': answer });
  const { source, reporter } = sourceOver(fetch);
  return { series: source.seriesOf(mediaId('Episode1')), reporter };
}
const series = (contents: unknown) => seasonsIn({ Series01: contents });
const episode = (media_id: string, episode_number?: unknown) => ({ media_id, episode_number });

describe('a series from the CDN [MED-14, API-04]', () => {
  it('has seasons with episodes', async () => {
    const seasons = [
      { season_number: 1, episodes: [episode('a', 1), episode('b', 2)] },
      { season_number: '2', episodes: [episode('c', '7')] },
    ];
    expect(await series({ seasons }).seasons).toEqual([
      {
        number: 1,
        episodes: [
          { id: 'a', number: 1 },
          { id: 'b', number: 2 },
        ],
      },
      { number: 2, episodes: [{ id: 'c', number: 7 }] },
    ]);
  });

  it.each([undefined, null, [], 'none'])('has only episodes if its seasons are %j', async (seasons) => {
    expect(await series({ seasons, episodes: [episode('a', 1)] }).seasons).toEqual([
      { number: null, episodes: [{ id: 'a', number: 1 }] },
    ]);
  });

  it('numbers seasons and episodes without a number by their position', async () => {
    expect(await series({ episodes: [episode('a'), episode('b', 'two')] }).seasons).toEqual([
      {
        number: null,
        episodes: [
          { id: 'a', number: 1 },
          { id: 'b', number: 2 },
        ],
      },
    ]);
  });

  it('omits invalid seasons and episodes, and reports them [API-07]', async () => {
    const seasons = [
      { season_number: 'one', episodes: [] },
      { season_number: 2, episodes: 'none' },
      null,
      { season_number: 3, episodes: [{ episode_number: 1 }, null, episode('c', 2)] },
    ];
    const read = series({ seasons });
    expect(await read.seasons).toEqual([{ number: 3, episodes: [{ id: 'c', number: 2 }] }]);
    expect(read.reporter.reported).toHaveLength(5);
  });

  it('may be empty', async () => {
    expect(await series({ seasons: [] }).seasons).toEqual([]);
    expect(await series({ episodes: [] }).seasons).toEqual([{ number: null, episodes: [] }]);
  });

  it('is not found if the response does not contain it', async () => {
    await expect(seasonsIn({}).seasons).rejects.toMatchObject({ kind: 'not-found' });
    await expect(seasonsIn({ another0: { episodes: [] } }).seasons).rejects.toMatchObject({
      kind: 'not-found',
    });
  });

  it.each([{ Series01: [] }, { Series01: [{ series_id: 'Series02', episode_number: 1 }] }])(
    'is not found if the id is that of an episode: %j',
    async (answer) => {
      await expect(seasonsIn(answer).seasons).rejects.toMatchObject({ kind: 'not-found' });
    },
  );

  it.each([[[]], [null], ['text'], [{ Series01: {} }], [{ Series01: { seasons: 5 } }]])(
    'is malformed for %j',
    async (answer) => {
      await expect(seasonsIn(answer).seasons).rejects.toMatchObject({ kind: 'malformed-answer' });
    },
  );
});

describe('the series of an episode on the CDN [API-04]', () => {
  const inSeries = (series_id: unknown) => ({ series_id, season_number: 1, episode_number: 2 });

  it('is the first of the response', async () => {
    const answer = { Episode1: [inSeries('Series01'), inSeries('Series02')] };
    expect(await seriesIn(answer).series).toBe('Series01');
  });

  it('is the first with an id; the others are reported [API-07]', async () => {
    const { series, reporter } = seriesIn({ Episode1: [null, inSeries(''), inSeries('Series02')] });
    expect(await series).toBe('Series02');
    expect(reporter.reported).toHaveLength(2);
  });

  it.each([{}, { Episode1: [] }, { Episode1: { seasons: [] } }, { another0: [inSeries('Series01')] }])(
    'is null in %j',
    async (answer) => {
      expect(await seriesIn(answer).series).toBeNull();
    },
  );

  it.each([[[]], [null], ['text']])('is malformed for %j', async (answer) => {
    await expect(seriesIn(answer).series).rejects.toMatchObject({ kind: 'malformed-answer' });
  });
});

describe('a refused request for series', () => {
  const refusing = (status: number) =>
    sourceOver(makeFakeFetch(() => Response.json({ message: 'No' }, { status })).fetch).source;

  it.each([400, 404, 410, 422])('with %i finds nothing', async (status) => {
    const id = mediaId('cut');
    await expect(refusing(status).seasonsOf(id)).rejects.toMatchObject({ kind: 'not-found' });
    expect(await refusing(status).seriesOf(id)).toBeNull();
  });

  it.each([429, 500])('with %i fails', async (status) => {
    const id = mediaId('cut');
    await expect(refusing(status).seasonsOf(id)).rejects.toMatchObject({ status });
    await expect(refusing(status).seriesOf(id)).rejects.toMatchObject({ status });
  });
});
