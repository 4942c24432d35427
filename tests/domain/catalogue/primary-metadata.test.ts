import { describe, expect, it } from 'vitest';
import type { ContentType } from '#domain/catalogue/content-type.ts';
import { primaryMetadata } from '#domain/catalogue/primary-metadata.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';

describe('the primary metadata line [MED-03]', () => {
  it('contains Workout or Program, duration, genre and rating, in this order', () => {
    const item = aMediaItem({ genre: 'Barre', rating: 'G' });
    const rest = [
      { kind: 'duration', duration: 1440 },
      { kind: 'genre', genre: 'Barre' },
      { kind: 'rating', rating: 'G' },
    ];
    expect(primaryMetadata(item)).toEqual([{ kind: 'workout' }, ...rest]);
    expect(primaryMetadata({ ...item, contentType: 'program' })).toEqual([{ kind: 'program' }, ...rest]);
  });

  it.each([
    ['duration', { duration: seconds(0) }],
    ['genre', { genre: null }],
    ['rating', { rating: null }],
  ])('omits a missing %s', (kind, missing) => {
    const full = aMediaItem({ genre: 'Barre', rating: 'G' });
    expect(primaryMetadata({ ...full, ...missing })).toEqual(
      primaryMetadata(full).filter((part) => part.kind !== kind),
    );
  });

  it('labels a series and an episode as such, and anything else as a workout', () => {
    const kindOf = (contentType: ContentType) => primaryMetadata(aMediaItem({ contentType }))[0]?.kind;
    expect(kindOf('series')).toBe('series');
    expect(kindOf('episode')).toBe('episode');
    expect(kindOf('video')).toBe('workout');
  });
});
