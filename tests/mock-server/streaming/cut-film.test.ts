import { describe, expect, it } from 'vitest';
import { cutFilm } from '#mock-server/streaming/mp4/cut-film.ts';
import { filmFile, FRAGMENT_MS, FRAGMENTS_IN_FILM } from '#mock-server/streaming/tracks/film-file.ts';
import { filmTrack, pictureTracks, soundTracks } from '#mock-server/streaming/tracks/film-tracks.ts';
import { samplesOf } from './mp4-samples.ts';

const tracks = [...pictureTracks, ...soundTracks];
const LOOP_MS = FRAGMENTS_IN_FILM * FRAGMENT_MS;
const track = (id: string) => {
  const found = filmTrack(id);
  if (!found) throw new Error(id);
  return found;
};

describe('the film', () => {
  it.each(tracks)('$id has fragments of exactly 1.6 s, so that its end joins its beginning', (each) => {
    const { fragments, ticksPerSecond } = filmFile(each);
    const lengths = fragments.map(({ samples }) => samples.reduce((sum, { ticks }) => sum + ticks, 0));
    expect(new Set(lengths)).toEqual(new Set([(ticksPerSecond * FRAGMENT_MS) / 1000]));
    expect(fragments.map(({ decodeTime }) => Number(decodeTime))).toEqual(
      lengths.map((length, index) => length * index),
    );
  });

  it.each(pictureTracks)('$id matches its codec string', (each) => {
    const { init } = filmFile(each);
    const avc = init.indexOf('avcC');
    const vpc = init.indexOf('vpcC');
    const codec =
      avc > 0
        ? `avc1.${init.subarray(avc + 5, avc + 8).toString('hex')}`
        : `vp09.0${init[vpc + 8]}.${init[vpc + 9]}.0${(init[vpc + 10] ?? 0) >> 4}`;
    expect(codec).toBe(each.codec);
  });

  it('declares AAC low complexity, 48 kHz, one channel', () => {
    const decoderSpecificInfo = Buffer.from('05808080021188', 'hex');
    expect(filmFile(track('aac')).init.includes(decoderSpecificInfo)).toBe(true);
  });

  it('is small enough to be part of the project', () => {
    const bytes = tracks
      .flatMap((each) => filmFile(each).fragments)
      .reduce((sum, { bytes }) => sum + bytes.length, 0);
    expect(bytes).toBeLessThan(3_000_000);
  });
});

describe('cutting a span out of the endless repetition of the film', () => {
  it.each(tracks)('contains each sample of $id once, across the join of two loops', (each) => {
    const { ticksPerSecond } = filmFile(each);
    const span = { from: 3 * LOOP_MS - 2 * FRAGMENT_MS, to: 3 * LOOP_MS + 2 * FRAGMENT_MS };
    const { times, dataFits } = samplesOf(cutFilm(each, span));
    const step = (times[1] ?? 0) - (times[0] ?? 0);
    expect(times[0]).toBe((span.from / 1000) * ticksPerSecond);
    expect(times).toEqual(times.map((_, index) => (times[0] ?? 0) + index * step));
    expect((times.at(-1) ?? 0) + step).toBe((span.to / 1000) * ticksPerSecond);
    expect(dataFits).toBe(true);
  });

  it('continues where the previous span ended', () => {
    const { times: before } = samplesOf(cutFilm(track('aac'), { from: 25_600, to: 32_000 }));
    const { times: after } = samplesOf(cutFilm(track('aac'), { from: 32_000, to: 38_400 }));
    expect(after[0]).toBe((before.at(-1) ?? 0) + 1024);
  });

  it.each([
    ['h264-480p', 12_800 * 3, 75],
    ['vp9-720p', 12_800 * 3, 75],
    ['opus', 48_000 * 3, 150],
    ['aac', 48_000 * 3, 141],
  ])('shortens the last fragment of %s exactly', (id, end, count) => {
    const { times, dataFits } = samplesOf(cutFilm(track(id), { from: 0, to: 3000 }));
    const step = (times[1] ?? 0) - (times[0] ?? 0);
    expect(times).toHaveLength(count);
    expect((times.at(-1) ?? 0) + step).toBeGreaterThanOrEqual(end);
    expect(times.at(-1)).toBeLessThan(end);
    expect(dataFits).toBe(true);
  });

  it('keeps exact times half a century after 1970', () => {
    const from = Math.floor(Date.parse('2026-11-21T10:00:00Z') / FRAGMENT_MS) * FRAGMENT_MS;
    const { times } = samplesOf(cutFilm(track('opus'), { from, to: from + FRAGMENT_MS }));
    expect(times[0]).toBe(from * 48);
    expect(times).toHaveLength(80);
  });

  it('does not modify the film', () => {
    const first = cutFilm(track('aac'), { from: 0, to: FRAGMENT_MS });
    cutFilm(track('aac'), { from: 10 * LOOP_MS, to: 10 * LOOP_MS + 100 });
    expect(cutFilm(track('aac'), { from: 0, to: FRAGMENT_MS }).equals(first)).toBe(true);
  });
});
