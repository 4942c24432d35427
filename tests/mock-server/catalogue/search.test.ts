import { describe, expect, it } from 'vitest';
import { playlistIds } from '#mock-server/catalogue/playlists/playlist-ids.ts';
import { catalogue } from './todays-catalogue.ts';

const titles = (query: string, types?: readonly string[]) =>
  catalogue.searchItems(query, types).map(({ title }) => title);

describe('searching', () => {
  it('finds items that contain all words, in any order and case', () => {
    const found = titles('KETTLEBELL swing');
    expect(found.length).toBeGreaterThan(3);
    expect(titles('swing kettlebell').toSorted()).toEqual(found.toSorted());
  });

  it('puts an exact title first', () => {
    for (const title of ['Undefeated', 'Outside', 'Yoga Fundamentals']) expect(titles(title)[0]).toBe(title);
  });

  it('ignores accents', () => {
    expect(titles('theo laurent', ['trainer'])).toEqual(['Théo Laurent']);
    expect(titles('Théo Laurent', ['trainer'])).toEqual(['Théo Laurent']);
  });

  it('finds other scripts, and words next to emoji', () => {
    expect(titles('تمارين')).toEqual(['تمارين الصباح: قوة وتوازن']);
    expect(titles('leg day juice')).toHaveLength(1);
  });

  it('is limited to the requested content types', () => {
    const programs = catalogue.searchItems('yoga', ['program']);
    expect(programs.length).toBeGreaterThan(1);
    for (const { mediaid } of programs) {
      expect(catalogue.programs.map(({ item }) => item.mediaid)).toContain(mediaid);
    }
  });

  it.each(['', '   ', '%%%', '<script>', '\\', 'zzzqqq', '🦓'])('survives %j', (query) => {
    expect(Array.isArray(catalogue.searchItems(query))).toBe(true);
  });

  it('finds nothing for an empty query', () => {
    expect(catalogue.searchItems('')).toEqual([]);
    expect(catalogue.searchItems('zzzqqq')).toEqual([]);
  });

  it('stays within the searched playlist', () => {
    const found = catalogue.playlist(playlistIds.trainers, 'yoga')?.playlist ?? [];
    expect(found.length).toBeGreaterThan(0);
    for (const { contentType } of found) expect(contentType).toBe('trainer');
  });

  it('matches what the playlist adds to an item', () => {
    const { playlist: all = [] } = catalogue.playlist(playlistIds.newThisWeek) ?? {};
    const found = catalogue.playlist(playlistIds.newThisWeek, all[0]?.title)?.playlist ?? [];
    expect(found[0]).toEqual(all[0]);
    expect(found[0]?.featuredLabel).toBeDefined();
  });

  it.each([
    ['begins with it before it has a word of it', 'power', /^power/i, /.\bpower/i],
    ['has it before a description has it', 'harbour', /harbour/i, /^(?!.*harbour)/i],
  ])('ranks a title that %s', (_what, query, first, later) => {
    const found = titles(query);
    const firsts = found.map((title, place) => (first.test(title) ? place : -1)).filter((at) => at >= 0);
    const laters = found.map((title, place) => (later.test(title) ? place : -1)).filter((at) => at >= 0);
    expect(firsts.length).toBeGreaterThan(0);
    expect(laters.length).toBeGreaterThan(0);
    expect(Math.max(...firsts)).toBeLessThan(Math.min(...laters));
  });

  it('handles apostrophes in titles and in descriptions', () => {
    const asTyped = (query: string) => titles(query).toSorted();
    for (const [typed, other] of [
      ["don't", 'don’t'],
      ['it’s', 'its'],
    ] as const) {
      expect(asTyped(typed)).toEqual(asTyped(other));
    }
  });

  it('treats an item without a type as a workout, and a Track as a program (CAT-10)', () => {
    expect(titles('Before Types Were Invented', ['workout'])).toEqual(['Before Types Were Invented']);
    const track = catalogue.programs.find(({ item }) => item.jwableType === 'Track')?.item.title ?? '';
    expect(titles(track, ['program'])[0]).toBe(track);
  });
});
