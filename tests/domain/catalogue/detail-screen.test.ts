import { describe, expect, it } from 'vitest';
import type { ContentType } from '#domain/catalogue/content-type.ts';
import { detailScreenOf, type DetailScreen } from '#domain/catalogue/detail-screen.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';

const seriesId = mediaId('Series01');

describe('the detail screen of an item [MED-01]', () => {
  it.each<[ContentType, DetailScreen]>([
    ['series', 'series'],
    ['episode', 'episode'],
    ['livechannel', 'live-channel'],
    ['page', 'page'],
    ['hub', 'hub'],
  ])('is determined by the type %s before all else', (contentType, screen) => {
    expect(detailScreenOf(aMediaItem({ contentType }), false)).toBe(screen);
    const numbered = aMediaItem({ contentType, episodeNumber: 3, seriesId });
    expect(detailScreenOf(numbered, false)).toBe(screen);
    expect(detailScreenOf(numbered, true)).toBe(screen);
  });

  it.each<ContentType>(['workout', 'program', 'trainer', 'video'])(
    'is an episode for a %s with an episode number, else a series for one with a series id',
    (contentType) => {
      expect(detailScreenOf(aMediaItem({ contentType, episodeNumber: 0, seriesId }), false)).toBe('episode');
      expect(detailScreenOf(aMediaItem({ contentType, episodeNumber: 3 }), false)).toBe('episode');
      expect(detailScreenOf(aMediaItem({ contentType, seriesId }), false)).toBe('series');
    },
  );

  it.each<[ContentType, DetailScreen]>([
    ['workout', 'workout'],
    ['video', 'workout'],
    ['program', 'program'],
  ])('is otherwise for a %s: %s', (contentType, screen) => {
    expect(detailScreenOf(aMediaItem({ contentType }), false)).toBe(screen);
  });

  it('is a trainer if it has the id for a link to their workouts', () => {
    const trainer = aMediaItem({ contentType: 'trainer', externalId: 'trainer-maya' });
    expect(detailScreenOf(trainer, false)).toBe('trainer');
    expect(detailScreenOf({ ...trainer, externalId: null }, false)).toBe('workout');
    expect(detailScreenOf({ ...trainer, externalId: 'trainer-' }, false)).toBe('workout');
    expect(detailScreenOf({ ...trainer, contentType: 'workout' }, false)).toBe('workout');
  });

  it('is an episode if the address names its series [MED-20]', () => {
    expect(detailScreenOf(aMediaItem(), true)).toBe('episode');
    expect(detailScreenOf(aMediaItem({ seriesId }), true)).toBe('episode');
  });
});
