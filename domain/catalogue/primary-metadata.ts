import type { Seconds } from '../playback/seconds.ts';
import type { MediaItem } from './media-item.ts';

/** One part of the line under a detail page's title. */
export type MetadataPart =
  | { readonly kind: 'workout' }
  | { readonly kind: 'program' }
  | { readonly kind: 'duration'; readonly duration: Seconds }
  | { readonly kind: 'genre'; readonly genre: string }
  | { readonly kind: 'rating'; readonly rating: string };

/** MED-03: Workout or Program, duration, genre, rating, those present, in this order. */
export function primaryMetadata(
  item: Pick<MediaItem, 'contentType' | 'duration' | 'genre' | 'rating'>,
): readonly MetadataPart[] {
  const parts: MetadataPart[] = [{ kind: item.contentType === 'program' ? 'program' : 'workout' }];
  if (item.duration > 0) parts.push({ kind: 'duration', duration: item.duration });
  if (item.genre) parts.push({ kind: 'genre', genre: item.genre });
  if (item.rating) parts.push({ kind: 'rating', rating: item.rating });
  return parts;
}
