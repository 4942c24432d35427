import { describe, expect, it } from 'vitest';
import { genreOptions, ofGenre } from '#domain/catalogue/genres.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';

describe('the genres of a playlist page [CAT-17, SHL-14]', () => {
  const items = [
    aMediaItem({ genre: 'Yoga' }),
    aMediaItem({ genre: 'Barre' }),
    aMediaItem({ genre: null }),
    aMediaItem({ genre: 'Yoga' }),
  ];

  it('are those of the menu, else of the playlist, else of the items', () => {
    expect(genreOptions(['HIIT'], ['Core'], items)).toEqual(['HIIT']);
    expect(genreOptions([], ['Core'], items)).toEqual(['Core']);
    expect(genreOptions([], [], items)).toEqual(['Barre', 'Yoga']);
  });

  it('filter items', () => {
    expect(ofGenre(items, 'Yoga')).toHaveLength(2);
    expect(ofGenre(items, null)).toHaveLength(4);
    expect(ofGenre(items, 'Dance')).toEqual([]);
  });
});
