import { describe, expect, it } from 'vitest';
import { chosenFilters, chosenTrainer } from '#domain/catalogue/chosen-filters.ts';
import { dailyHomeRows, isTodaysWorkout } from '#domain/catalogue/daily-series.ts';
import { genreOptions, ofGenre } from '#domain/catalogue/genres.ts';
import { isListable } from '#domain/catalogue/listable-content.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { titleFor } from '#domain/catalogue/public-title.ts';
import type { ContentRowType } from '#domain/configuration/app-config.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { asViewer, aVisitor } from '#tests/builders/a-member.ts';

it('lists show only workouts, programs and trainers [CAT-10]', () => {
  const types = [
    'workout',
    'program',
    'trainer',
    'series',
    'episode',
    'livechannel',
    'page',
    'hub',
    'video',
  ] as const;
  expect(types.filter((contentType) => isListable({ contentType }))).toEqual([
    'workout',
    'program',
    'trainer',
  ]);
});

describe('a title [CAT-25]', () => {
  const titles = new Map([[mediaId('Wrk00001'), 'For everybody']]);
  const item = aMediaItem({ id: mediaId('Wrk00001'), title: 'For members' });

  it('is the config’s public title for visitors, if there is one', () => {
    expect(titleFor(item, aVisitor, titles)).toBe('For everybody');
    expect(titleFor(aMediaItem({ id: mediaId('Wrk00002'), title: 'Same' }), aVisitor, titles)).toBe('Same');
  });

  it('is the item’s own for members, and while the viewer is unknown', () => {
    expect(titleFor(item, asViewer(), titles)).toBe('For members');
    expect(titleFor(item, { state: 'loading' }, titles)).toBe('For members');
  });
});

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

describe('filters [CAT-20]', () => {
  const filters = ['trainer', 'style'].map((key) => ({ key, description: key, options: [] }));
  const chosen = (query: string) => {
    const asked = new URLSearchParams(query);
    return chosenFilters(filters, (key) => asked.get(key));
  };

  it('are the parameters of the address that have a dropdown', () => {
    expect([...chosen('style=yoga&utm=mail&trainer=')]).toEqual([['style', 'yoga']]);
  });

  it.each([
    ['trainer=t:maya', 'maya'],
    ['trainer=x:12', '12'],
    ['trainer=t:a:b', 'a:b'],
    ['trainer=t:', null],
    ['trainer=maya', null],
    ['trainer=tt:maya', null],
    ['style=t:maya', null],
  ])('%s show the bio of %s [CAT-21]', (query, trainer) => {
    expect(chosenTrainer(chosen(query))).toBe(trainer);
  });
});

describe('today’s workout [CAT-05]', () => {
  const now = new Date('2026-06-15T23:59:59Z');
  const aired = (publishedAt: string | null, coreTrack: string | null = 'db365') =>
    isTodaysWorkout({ coreTrack, publishedAt: publishedAt === null ? null : new Date(publishedAt) }, now);

  it('was published today in UTC', () => {
    expect(aired('2026-06-15T00:00:00Z')).toBe(true);
    expect(aired('2026-06-15T23:59:59Z')).toBe(true);
    expect(aired('2026-06-14T23:59:59Z')).toBe(false);
    expect(aired('2026-06-16T00:00:00Z')).toBe(false);
    expect(aired(null)).toBe(false);
  });

  it('belongs to the daily series', () => {
    expect(aired('2026-06-15T08:00:00Z', null)).toBe(false);
  });
});

it('the 365 home filters first and then takes two [CAT-23]', () => {
  const rows = (['favorites', 'playlist', 'continue_watching', 'followed_playlist', 'playlist'] as const).map(
    (type: ContentRowType, index) => ({
      type,
      contentId: null,
      title: String(index),
      featured: false,
      backgroundColor: null,
    }),
  );
  expect(dailyHomeRows(rows).map(({ title }) => title)).toEqual(['1', '3']);
});
