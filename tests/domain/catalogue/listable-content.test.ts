import { expect, it } from 'vitest';
import { isListable } from '#domain/catalogue/listable-content.ts';

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
