import type { MediaItem } from './media-item.ts';
import type { PlaylistId } from './playlist-id.ts';
import { titleSlug, type Slug } from './slug.ts';

/** The trainer id stands in external_id after its first 8 characters ('trainer-…'). */
const TRAINER_PREFIX_LENGTH = 8;

type Linked = Pick<MediaItem, 'id' | 'title' | 'contentType' | 'slug' | 'externalId'>;

/**
 * Where a card leads (CAT-11), relative to the app's base path.
 *
 * @param from the playlist that the item was opened from; it travels along as `r`
 */
export function cardLink(item: Linked, from: PlaylistId | null): string {
  if (item.contentType === 'workout' && item.slug) return `/workout/${encodeURIComponent(item.slug)}`;
  if (item.contentType === 'program' && item.slug) return programLink(item.slug);
  if (item.contentType === 'trainer' && item.externalId) {
    const trainerId = item.externalId.slice(TRAINER_PREFIX_LENGTH);
    return `/workouts?trainer=${encodeURIComponent(`t:${trainerId}`).replace('%3A', ':')}`;
  }
  return mediaLink(item, from);
}

/** A program's own page. */
export const programLink = (program: Slug): string => `/program/${encodeURIComponent(program)}`;

function mediaLink(item: Linked, from: PlaylistId | null): string {
  const address = `/m/${encodeURIComponent(item.id)}/${encodeURIComponent(titleSlug(item.title))}`;
  return from ? `${address}?r=${encodeURIComponent(from)}` : address;
}

/** An item's own page with the player open (ACC-03). */
export function playLink(item: Linked): string {
  const page = cardLink(item, null);
  return `${page}${page.includes('?') ? '&' : '?'}play=1`;
}
