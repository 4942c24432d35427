import { describe, expect, it } from 'vitest';
import { playlistIds } from '#mock-server/catalogue/playlist-ids.ts';
import { catalogue } from './todays-catalogue.ts';

const titles = (query: string, types?: readonly string[]) =>
  catalogue.searchItems(query, types).map(({ title }) => title);

describe('searching', () => {
  it('finds what has all the words, in whatever order and case', () => {
    const found = titles('KETTLEBELL swing');
    expect(found.length).toBeGreaterThan(3);
    expect(titles('swing kettlebell').toSorted()).toEqual(found.toSorted());
  });

  it('puts the whole title first', () => {
    for (const title of ['Undefeated', 'Outside', 'Yoga Fundamentals']) expect(titles(title)[0]).toBe(title);
  });

  it('does not mind accents', () => {
    expect(titles('theo laurent', ['trainer'])).toEqual(['Théo Laurent']);
    expect(titles('Théo Laurent', ['trainer'])).toEqual(['Théo Laurent']);
  });

  it('finds other scripts, and emoji’s neighbours', () => {
    expect(titles('تمارين')).toEqual(['تمارين الصباح: قوة وتوازن']);
    expect(titles('leg day juice')).toHaveLength(1);
  });

  it('keeps to the content types that are asked for', () => {
    const programs = catalogue.searchItems('yoga', ['program']);
    expect(programs.length).toBeGreaterThan(1);
    for (const { mediaid } of programs) {
      expect(catalogue.programs.map(({ item }) => item.mediaid)).toContain(mediaid);
    }
  });

  it.each(['', '   ', '%%%', '<script>', '\\', 'zzzqqq', '🦓'])('survives %j', (query) => {
    expect(Array.isArray(catalogue.searchItems(query))).toBe(true);
  });

  it('finds nothing for nothing', () => {
    expect(catalogue.searchItems('')).toEqual([]);
    expect(catalogue.searchItems('zzzqqq')).toEqual([]);
  });

  it('stays within a playlist that is searched', () => {
    const found = catalogue.playlistItems(playlistIds.trainers, { search: 'yoga' });
    expect(found.length).toBeGreaterThan(0);
    for (const { contentType } of found) expect(contentType).toBe('trainer');
  });
});
