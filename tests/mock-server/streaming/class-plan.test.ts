import { describe, expect, it } from 'vitest';
import { classPlanOf } from '#domain/playback/class-plan.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { makeCdnTimedText } from '#adapters/cdn/cdn-timed-text.ts';
import { makeHttp } from '#adapters/http/http.ts';
import { genreSchema } from '#mock-server/catalogue/vocabulary/styles.ts';
import { chapters } from '#mock-server/endpoints/media/chapters.ts';
import { FILM_SECONDS, phaseAt } from '#mock-server/film/film-phases.ts';
import { planOfClass } from '#mock-server/streaming/tracks/class-plan.ts';
import { tracksOf } from '#mock-server/streaming/tracks/item-sources.ts';
import { makeFakeFetch } from '#tests/doubles/fake-fetch.ts';
import { catalogueOn, NOW, openPlatform } from '#tests/mock-server/open-platform.ts';

const LENGTHS = [160, 191, 192, 604, 1439, 1817, 7199];
const GENRES = genreSchema.options;
const OF_INTERVALS = ['HIIT', 'Boxing', 'Barre'];

/** The plan that the app reads from a text. */
async function planFrom(text: string, duration: number) {
  const { fetch } = makeFakeFetch(() => new Response(text));
  const cues = await makeCdnTimedText(makeHttp(fetch)).cues('https://cdn.test/a.vtt');
  return classPlanOf(cues, seconds(duration));
}

describe('the chapters of a class [PLY-10]', () => {
  it.each(GENRES)('cover a %s class of any length without gaps', async (genre) => {
    for (const duration of LENGTHS) {
      const { plan, broken } = await planFrom(chapters(duration, genre, false), duration);
      expect(broken).toBe(0);
      expect(plan.chapters.length).toBeGreaterThanOrEqual(3);
      expect(plan.chapters[0]).toMatchObject({ title: 'Warm-up', start: 0 });
      expect(plan.chapters.at(-1)).toMatchObject({ title: 'Cool-down', end: duration });
      for (const [index, { start }] of plan.chapters.entries()) {
        expect(start).toBe(plan.chapters[index - 1]?.end ?? 0);
        expect(start % FILM_SECONDS).toBe(0);
      }
    }
  });

  it.each(GENRES)('are the ones that a %s class is planned with', async (genre) => {
    const { plan } = await planFrom(chapters(1817, genre, false), 1817);
    const planned = planOfClass(1817, genre);
    expect(plan.chapters).toEqual(planned.map(({ title, from, to }) => ({ title, start: from, end: to })));
    expect(new Set(planned.map(({ title }) => title)).size).toBe(planned.length);
  });

  it.each(OF_INTERVALS)('of a %s class show work and rest as its film does', async (genre) => {
    for (const duration of LENGTHS) {
      const { plan } = await planFrom(chapters(duration, genre, false), duration);
      expect(plan.intervals.length).toBeGreaterThan(0);
      for (const { kind, move, start, end } of plan.intervals) {
        const phase = phaseAt(start);
        expect([kind, end - start, 0]).toEqual([phase.kind, phase.length, phase.elapsed]);
        if (kind === 'work') expect(move).toMatch(/^\p{Lu}/u);
        else expect(move).toBeNull();
      }
      const [warmUp, ...others] = plan.chapters;
      const coolDown = others.at(-1);
      expect(plan.intervals[0]?.start).toBe(warmUp?.end);
      expect(plan.intervals.at(-1)?.end).toBe(coolDown?.start);
    }
  });

  it.each(GENRES.filter((genre) => !OF_INTERVALS.includes(genre)))(
    'of a %s class are no intervals',
    async (genre) => {
      expect((await planFrom(chapters(1817, genre, false), 1817)).plan.intervals).toEqual([]);
    },
  );

  it.each([
    [5 * FILM_SECONDS - 1, 'HIIT', 0],
    [5 * FILM_SECONDS, 'HIIT', 4],
    [5 * FILM_SECONDS, 'Strength', 5],
    [1817, undefined, 0],
    [1817, 'Juggling', 0],
    [0, 'HIIT', 0],
  ])('of %d s in the genre %s are %d', (duration, genre, count) => {
    expect(planOfClass(duration, genre)).toHaveLength(count);
  });

  it('may be broken as those of a careless export, and are the same without what is broken', async () => {
    const whole = await planFrom(chapters(604, 'Core', false), 604);
    const broken = await planFrom(chapters(604, 'Core', true), 604);
    expect(broken).toEqual({ plan: whole.plan, broken: 4 });
  });
});

describe('the file of the chapters', () => {
  const server = openPlatform();
  const catalogue = catalogueOn(NOW);
  const items = [...catalogue.workouts, ...catalogue.programs].map(({ item }) => item);
  const statusOf = async (id: string) => (await server.inject(`/chapters/${id}.vtt`)).statusCode;
  const listed = (item: (typeof items)[number]) =>
    tracksOf('', item).find(({ kind }) => kind === 'chapters')?.file;

  it('is listed exactly where there is one', async () => {
    const special = items.filter((item) => item.chapters);
    const some = [...items.slice(0, 60), ...special, ...items.slice(-20)];
    const withOne = some.filter(listed);
    expect(special).toHaveLength(2);
    expect(withOne.length).toBeGreaterThan(20);
    expect(withOne.length).toBeLessThan(some.length);
    for (const item of some) {
      const file = listed(item);
      if (file) expect(file).toBe(`/chapters/${item.mediaid}.vtt`);
      expect(await statusOf(item.mediaid)).toBe(file ? 200 : 404);
    }
  });

  const HIIT_CLASS = { mediaid: 'Workout1', duration: 1803, genre: 'HIIT' };

  it.each([
    ['a class', HIIT_CLASS, true],
    ['one without chapters', { ...HIIT_CLASS, chapters: 'none' as const }, false],
    ['one with broken chapters', { ...HIIT_CLASS, chapters: 'broken' as const }, true],
    ['a trailer', { ...HIIT_CLASS, contentType: 'trailer' }, false],
    ['a short video', { ...HIIT_CLASS, duration: 60 }, false],
    ['a live stream', { ...HIIT_CLASS, duration: 0, contentType: 'livechannel' }, false],
    ['a video without a genre', { mediaid: 'Workout1', duration: 1803 }, false],
  ])('is listed, or not, for %s', (_, item, expected) => {
    expect(tracksOf('', item).some(({ kind }) => kind === 'chapters')).toBe(expected);
  });

  it('is not there for what there is not', async () => {
    expect(await statusOf('Nothing0')).toBe(404);
  });

  it('is WebVTT', async () => {
    const file = items.map(listed).find(Boolean) ?? '';
    const { headers, body } = await server.inject(file);
    expect(headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect(body).toMatch(/^WEBVTT\n\n00:00:00\.000 --> /);
  });
});
