import { describe, expect, it } from 'vitest';
import { NOW, catalogueOn } from '../open-platform.ts';
import { catalogue, itemsIn } from './todays-catalogue.ts';

describe('the catalogue', () => {
  it('has at least 3,000 workouts, more than 50 programs and 24 trainers', () => {
    expect(catalogue.workouts.length).toBeGreaterThanOrEqual(3000);
    expect(catalogue.programs.length).toBeGreaterThan(50);
    expect(catalogue.trainers).toHaveLength(24);
  });

  it.each([
    'barre',
    'undefeated',
    'db10',
    'pilates_phase_two',
    'power_cardio',
    'mobility',
    'yoga_fundamentals',
    'dbk',
  ])('has the program %s of the sign-up call-out (CAT-03), with workouts', (slug) => {
    const program = catalogue.program(slug);
    expect(catalogue.itemBySlug(slug)).toBe(program?.item);
    expect(catalogue.seriesIds[slug]).toBe(program?.item.mediaid);
    expect(program?.workouts.length).toBeGreaterThan(5);
    const inOrder = catalogue.playlist(program?.item.seriesPlaylistId ?? '');
    expect(inOrder?.viewName).toBe(slug);
    expect(inOrder?.playlist).toEqual(program?.workouts.map(({ item }) => item));
  });

  it('has a program whose only sign of being one is its type Track (CAT-10)', () => {
    const tracks = catalogue.programs.filter(({ item }) => item.jwableType === 'Track');
    expect(tracks.length).toBeGreaterThan(0);
    for (const { item } of tracks) expect(item.contentType).toBeUndefined();
  });

  it('has series of 1 to 8 seasons, and one without any', () => {
    const seasons = itemsIn('series').map(({ mediaid }) => {
      const contents = catalogue.series(mediaid)?.contents ?? { episodes: [] };
      return 'seasons' in contents ? contents.seasons.length : 0;
    });
    expect(Math.max(...seasons)).toBe(8);
    expect(seasons).toContain(1);
    expect(seasons).toContain(0);
  });

  it('numbers the episodes of each season from 1, each with an item', () => {
    for (const { mediaid } of itemsIn('series')) {
      const contents = catalogue.series(mediaid)?.contents ?? { episodes: [] };
      const seasons = 'seasons' in contents ? contents.seasons : [contents];
      for (const { episodes } of seasons) {
        expect(episodes.map(({ episode_number }) => episode_number)).toEqual(
          episodes.map((_episode, index) => index + 1),
        );
        for (const { media_id } of episodes) expect(catalogue.item(media_id)?.contentType).toBe('episode');
      }
    }
  });

  it('has four channels on the live page, whose schedules leave no gap from a week back to a week ahead', () => {
    expect(catalogue.channels).toHaveLength(4);
    for (const channel of catalogue.channels) {
      const schedule = catalogue.schedule(channel);
      expect(schedule.length).toBeGreaterThan(20);
      const [from, to] = channel.definition.demo
        ? ['2024-03-04', '2024-03-06']
        : ['2026-11-14', '2026-11-29'];
      expect(schedule[0]?.startTime).toBe(`${from}T00:00:00.000Z`);
      expect(schedule.at(-1)?.endTime).toBe(`${to}T00:00:00.000Z`);
      for (const [index, { startTime }] of schedule.entries()) {
        if (index > 0) expect(startTime).toBe(schedule[index - 1]?.endTime);
      }
    }
  });
});

describe('the 365 series', () => {
  const days = (now: Date) => catalogueOn(now).daily.map(({ item }) => item.slug ?? '');

  it('has one workout a day, up to today', () => {
    const slugs = days(NOW);
    expect(slugs[0]).toBe('365-2026-11-21');
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const [index, { item }] of catalogue.daily.entries()) {
      expect(item.pubdate).toBe((catalogue.daily[0]?.item.pubdate ?? 0) - index * 86_400);
      expect(item.coreTrack).toBe('db365');
    }
  });

  it('grows with each day, and keeps what was published', () => {
    const later = days(new Date('2026-12-02T00:00:00Z'));
    expect(later[0]).toBe('365-2026-12-02');
    expect(later.slice(11)).toEqual(days(NOW));
    expect(days(new Date('2026-12-01T23:59:59Z'))[0]).toBe('365-2026-12-01');
  });

  it('shows the last seven days in the playlist of this week', () => {
    expect(itemsIn('thisWeek').map(({ slug }) => slug)).toEqual(days(NOW).slice(0, 7));
  });
});
