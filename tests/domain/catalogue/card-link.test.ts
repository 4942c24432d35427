import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardLink, playLink } from '#domain/catalogue/card-link.ts';
import type { ContentType } from '#domain/catalogue/content-type.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { slug } from '#domain/catalogue/slug.ts';
import { isPathSegment } from '#domain/navigation/path-segment.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';

const from = playlistId('PlayLst1');
const trainer = aMediaItem({ contentType: 'trainer', externalId: 'trainer-maya', slug: null });

describe('the link of a card [CAT-11]', () => {
  it.each([
    ['a workout', aMediaItem({ slug: slug('slow-barre') }), '/workout/slow-barre'],
    [
      'a program',
      aMediaItem({ contentType: 'program', slug: slug('pilates_phase_two') }),
      '/program/pilates_phase_two',
    ],
    ['a trainer', trainer, '/workouts?trainer=t:maya'],
    ['a workout without a slug', aMediaItem({ slug: null }), '/m/Wrk00001/slow-barre?r=PlayLst1'],
    [
      'a workout without a slug, with an external id',
      aMediaItem({ slug: null, externalId: 'workout-1' }),
      '/m/Wrk00001/slow-barre?r=PlayLst1',
    ],
    [
      'a trainer without an external id',
      { ...trainer, externalId: null },
      '/m/Wrk00001/slow-barre?r=PlayLst1',
    ],
    [
      'a program without a slug',
      aMediaItem({ contentType: 'program', slug: null }),
      '/m/Wrk00001/slow-barre?r=PlayLst1',
    ],
  ])('%s', (_, item, link) => {
    expect(cardLink(item, from)).toBe(link);
  });

  it.each<ContentType>(['series', 'episode', 'livechannel', 'page', 'hub', 'video'])(
    'of a %s leads to its media page, with the playlist that it comes from',
    (contentType) => {
      const item = aMediaItem({ contentType });
      expect(cardLink(item, from)).toBe('/m/Wrk00001/slow-barre?r=PlayLst1');
      expect(cardLink(item, null)).toBe('/m/Wrk00001/slow-barre');
    },
  );

  it('leads to the own page of a trainer whose external id has nothing after its first 8 characters', () => {
    const link = cardLink({ ...trainer, externalId: 'trainer-' }, null);
    expect(link).toBe(cardLink({ ...trainer, externalId: null }, null));
  });

  it('has the trainer id after the first 8 characters, whatever those are', () => {
    expect(cardLink({ ...trainer, externalId: '12345678kim' }, null)).toBe('/workouts?trainer=t:kim');
  });

  it('is safe for any trainer id and slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }).filter(isPathSegment), (text) => {
        const filter = new URL(
          cardLink({ ...trainer, externalId: `trainer-${text}` }, null),
          'https://app.test',
        );
        expect([...filter.searchParams]).toEqual([['trainer', `t:${text}`]]);
        const link = cardLink(aMediaItem({ slug: slug(text) }), null);
        expect(decodeURIComponent(link.replace('/workout/', ''))).toBe(text);
        expect(link.slice('/workout/'.length)).not.toMatch(/[/?#]/);
      }),
    );
  });

  it('is safe for any playlist, including one whose id is a path', () => {
    const item = aMediaItem({ contentType: 'video', id: mediaId('a/b?c') });
    expect(cardLink(item, playlistId('/api/v3/picks?x=1&y=2'))).toBe(
      `/m/a%2Fb%3Fc/slow-barre?r=${encodeURIComponent('/api/v3/picks?x=1&y=2')}`,
    );
  });
});

describe('the play url [ACC-03]', () => {
  it('is the page with play=1', () => {
    expect(playLink(aMediaItem())).toBe('/workout/slow-barre?play=1');
    expect(playLink(aMediaItem({ contentType: 'episode' }))).toBe('/m/Wrk00001/slow-barre?play=1');
  });

  it('is added to an existing query', () => {
    expect(playLink(trainer)).toBe('/workouts?trainer=t:maya&play=1');
  });
});
