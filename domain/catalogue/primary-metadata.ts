import type { Seconds } from '../playback/seconds.ts';
import type { MediaItem } from './media-item.ts';

/** One part of the line below a detail page's title. */
export type MetadataPart =
  | { readonly kind: 'workout' | 'program' | 'series' | 'episode' }
  | { readonly kind: 'duration'; readonly duration: Seconds }
  | { readonly kind: 'genre'; readonly genre: string }
  | { readonly kind: 'rating'; readonly rating: string };

/**
 * MED-03: Workout or Program, duration, genre, rating, in this order, if present; a series or an episode is labelled as such.
 */
export function primaryMetadata(
  item: Pick<MediaItem, 'contentType' | 'duration' | 'genre' | 'rating'>,
): readonly MetadataPart[] {
  const parts: MetadataPart[] = [{ kind: kindOf(item) }];
  if (item.duration > 0) parts.push({ kind: 'duration', duration: item.duration });
  if (item.genre) parts.push({ kind: 'genre', genre: item.genre });
  if (item.rating) parts.push({ kind: 'rating', rating: item.rating });
  return parts;
}

function kindOf({
  contentType,
}: Pick<MediaItem, 'contentType'>): 'workout' | 'program' | 'series' | 'episode' {
  return contentType === 'program' || contentType === 'series' || contentType === 'episode'
    ? contentType
    : 'workout';
}
