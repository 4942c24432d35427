const CONTENT_TYPES = [
  'workout',
  'program',
  'trainer',
  'series',
  'episode',
  'livechannel',
  'page',
  'hub',
] as const;

/** The type of an item. `video` stands for a type that the specification does not name. */
export type ContentType = (typeof CONTENT_TYPES)[number] | 'video';

/** CAT-10: a Track is a program, an item without a type is a workout. */
export function contentTypeOf(named: string | undefined, jwableType: string | undefined): ContentType {
  if (jwableType === 'Track') return 'program';
  if (!named) return 'workout';
  const type = named.toLowerCase();
  return CONTENT_TYPES.find((known) => known === type) ?? 'video';
}
