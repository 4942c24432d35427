import { expect, it } from 'vitest';
import { makeCdnSeries } from '#adapters/cdn/cdn-series.ts';
import { AppFailure } from '#application/app-failure.ts';
import type { SeriesSource } from '#application/ports/series-source.ts';
import { mediaId, type MediaId } from '#domain/catalogue/media-id.ts';
import { libraryAt } from '#mock-server/catalogue/library.ts';
import { makeInMemorySeriesSource } from '#tests/doubles/in-memory-series-source.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';
import { describeContract } from './describe-contract.ts';
import { enterPlatform, ORIGIN } from './in-process-platform.ts';

/** A series, and the ids of its episodes in order. */
interface Known {
  readonly id: MediaId;
  readonly episodes: readonly string[];
}

interface Subject {
  readonly source: SeriesSource;
  readonly inSeasons: Known;
  readonly flat: Known;
  readonly disconnect: () => void;
}

async function onPlatform(): Promise<Subject> {
  const { http, cdn, disconnect } = await enterPlatform();
  const known = (isFlat: boolean): Known => {
    const found = libraryAt(ORIGIN).series.find(({ contents }) => 'episodes' in contents === isFlat);
    if (!found) throw new Error('The library has no such series');
    return { id: mediaId(found.item.mediaid), episodes: found.episodes.map(({ mediaid }) => mediaid) };
  };
  return {
    source: makeCdnSeries(http, cdn, makeRecordingReporter()),
    inSeasons: known(false),
    flat: known(true),
    disconnect,
  };
}

async function inMemory(): Promise<Subject> {
  const episode = (id: string, number: number) => ({ id: mediaId(id), number });
  const source = makeInMemorySeriesSource({
    Outside1: [
      { number: 1, episodes: [episode('first', 1), episode('second', 2)] },
      { number: 2, episodes: [episode('third', 1)] },
    ],
    Talks001: [{ number: null, episodes: [episode('talk', 1)] }],
  });
  return {
    source,
    inSeasons: { id: mediaId('Outside1'), episodes: ['first', 'second', 'third'] },
    flat: { id: mediaId('Talks001'), episodes: ['talk'] },
    disconnect: () => source.failWith(new AppFailure('unreachable', 'No answer')),
  };
}

describeContract('a source of series', { 'of the platform': onPlatform, 'in memory': inMemory }, (make) => {
  it('returns the seasons of a series by number, with all episodes', async () => {
    const { source, inSeasons } = await make();
    const seasons = await source.seasonsOf(inSeasons.id);
    expect(seasons.length).toBeGreaterThan(1);
    expect(seasons.map(({ number }) => number)).toEqual(seasons.map((_, index) => index + 1));
    expect(seasons.flatMap(({ episodes }) => episodes.map(({ id }) => id))).toEqual(inSeasons.episodes);
    for (const { episodes } of seasons)
      expect(episodes.map(({ number }) => number)).toEqual(episodes.map((_, index) => index + 1));
  });

  it('returns one season without a number for a flat series', async () => {
    const { source, flat } = await make();
    const seasons = await source.seasonsOf(flat.id);
    expect(seasons.map(({ number }) => number)).toEqual([null]);
    expect(seasons[0]?.episodes.map(({ id }) => id)).toEqual(flat.episodes);
  });

  it('fails if there is no such series', async () => {
    const { source, flat } = await make();
    for (const id of ['Nothing0', 'any shape', flat.episodes[0] ?? ''])
      await expect(source.seasonsOf(mediaId(id))).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('finds the series of an episode', async () => {
    const { source, inSeasons, flat } = await make();
    for (const { id, episodes } of [inSeasons, flat])
      expect(await source.seriesOf(mediaId(episodes.at(-1) ?? ''))).toBe(id);
  });

  it('finds no series for what is no episode', async () => {
    const { source, flat } = await make();
    for (const id of ['Nothing0', 'any shape', flat.id])
      expect(await source.seriesOf(mediaId(id))).toBeNull();
  });

  it('fails if there is no response', async () => {
    const { source, flat, disconnect } = await make();
    disconnect();
    await expect(source.seasonsOf(flat.id)).rejects.toMatchObject({ kind: 'unreachable' });
    await expect(source.seriesOf(flat.id)).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
