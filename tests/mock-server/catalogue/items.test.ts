import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { itemSchema } from '#mock-server/catalogue/items/catalogue-item.ts';
import { serializeItem } from '#mock-server/endpoints/cdn/serialize-item.ts';
import { sourcesOf, tracksOf } from '#mock-server/streaming/tracks/item-sources.ts';
import { ORIGIN } from '../open-platform.ts';
import { catalogue, everything } from './todays-catalogue.ts';

const workouts = [...catalogue.workouts, ...catalogue.daily].map(({ item }) => item);

describe('every item', () => {
  it('is valid as sent', () => {
    const wrong = everything.filter((item) => {
      const sent = serializeItem(ORIGIN, item);
      return !isDeepStrictEqual(itemSchema.safeParse(sent).data, sent);
    });
    expect(wrong.map(({ mediaid }) => mediaid)).toEqual([]);
  });

  it('references only existing items and playlists', () => {
    for (const { trailerId, seriesId, seriesPlaylistId, programSlug, feedid, playlists } of everything) {
      if (trailerId) expect(catalogue.item(trailerId)?.contentType).toBe('trailer');
      if (seriesId) expect(catalogue.series(seriesId)).toBeDefined();
      if (seriesPlaylistId) expect(catalogue.playlist(seriesPlaylistId)).toBeDefined();
      if (programSlug) expect(catalogue.program(programSlug)).toBeDefined();
      for (const id of playlists?.split(',') ?? []) expect(catalogue.playlist(id)).toBeDefined();
      expect(catalogue.playlist(feedid)).toBeDefined();
    }
  });

  it('uses absolute addresses everywhere', () => {
    const relative = everything.filter((item) => {
      const { link, image, images, trainerImageUrl, programImageUrl, scheduleUrl } = item;
      const files = [...sourcesOf(ORIGIN, item, ''), ...tracksOf(ORIGIN, item)].map(({ file }) => file);
      const pictures = [image, ...images.map(({ src }) => src), trainerImageUrl, programImageUrl];
      return [link, ...files, ...pictures, scheduleUrl].some(
        (address) => address && !address.startsWith(`${ORIGIN}/`),
      );
    });
    expect(relative).toEqual([]);
  });

  it('has real text: no filler, and no unfilled placeholders', () => {
    const filler = /lorem|ipsum|dolor sit|undefined|null\b|\{\w*\}|\[object| {2}|NaN/;
    const texts = everything.flatMap(({ title, description }) => [title, description]);
    expect(texts.filter((text) => filler.test(text))).toEqual([]);
    expect(everything.filter(({ title }) => title.trim() === '')).toEqual([]);
  });

  it('was published no later than today', () => {
    const tonight = catalogue.today.getTime() / 1000 + 86_400;
    for (const { pubdate } of everything) expect(pubdate).toBeLessThan(tonight);
  });
});

describe('every workout', () => {
  it('is as long as its tags and its description state', () => {
    for (const { slug, tags, duration, description } of workouts) {
      const minutes = Math.ceil(duration / 60);
      expect([slug, tags.split(',')]).toEqual([slug, expect.arrayContaining([`${minutes}-min`])]);
      const [, told] = /\b(\d+) minutes (?:of|with|from|for)\b/.exec(description) ?? [];
      if (told) expect([slug, Math.abs(Number(told) - duration / 60) <= 1]).toEqual([slug, true]);
    }
  });

  it('has its own length to the second, sometimes the same as another', () => {
    const durations = new Set(workouts.map(({ duration }) => duration));
    expect(durations.size).toBeGreaterThan(500);
    const wholeMinutes = workouts.filter(({ duration }) => duration % 60 === 0);
    expect(wholeMinutes.length).toBeLessThan(workouts.length / 100);
  });

  it('has matching metadata (MED-06)', () => {
    for (const { mediaid, trainerName, difficulty, programName } of workouts) {
      const metadata = catalogue.metadata(mediaid);
      expect(metadata?.trainer?.name).toBe(trainerName);
      expect(metadata?.difficulty ?? undefined).toBe(difficulty);
      expect(metadata?.series?.name).toBe(programName);
    }
  });

  it('rarely has the same title as another', () => {
    const titles = new Set(workouts.map(({ title }) => title));
    expect(titles.size).toBeGreaterThan(workouts.length * 0.8);
  });
});
