import { describe, expect, it } from 'vitest';
import { genreOptions, isOfGenre } from '#domain/catalogue/genres.ts';
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
    const ofGenre = (genre: string | null) => items.filter((item) => isOfGenre(item, genre));
    expect(ofGenre('Yoga')).toHaveLength(2);
    expect(ofGenre(null)).toHaveLength(4);
    expect(ofGenre('Dance')).toEqual([]);
  });
});
