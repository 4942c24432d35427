import { describe, expect, it } from 'vitest';
import { contentTypeOf } from '#domain/catalogue/content-type.ts';

describe('the content type of an item [CAT-10]', () => {
  it.each(['workout', 'program', 'trainer', 'series', 'episode', 'livechannel', 'page', 'hub'])(
    'is %s if the item states it',
    (type) => {
      expect(contentTypeOf(type, undefined)).toBe(type);
    },
  );

  it.each([
    ['a Track is a program', 'workout', 'Track', 'program'],
    ['a Track without a type too', undefined, 'Track', 'program'],
    ['no other kind of track is', 'workout', 'track', 'workout'],
    ['without a type it is a workout', undefined, undefined, 'workout'],
    ['with an empty type too', '', undefined, 'workout'],
    ['capitals do not matter', 'liveChannel', undefined, 'livechannel'],
    ['an unknown type is a video', 'podcast', undefined, 'video'],
  ])('%s', (_, named, jwableType, type) => {
    expect(contentTypeOf(named, jwableType)).toBe(type);
  });
});
