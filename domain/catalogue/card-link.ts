import { mediaLink, programLink, trainerLink, withPlayer, workoutLink } from '../navigation/paths.ts';
import type { MediaItem } from './media-item.ts';
import type { PlaylistId } from './playlist-id.ts';
import { trainerId, type TrainerId } from './trainer-id.ts';

/** external_id contains the trainer id after its first 8 characters ('trainer-…'). */
const TRAINER_PREFIX_LENGTH = 8;

type Linked = Pick<MediaItem, 'id' | 'title' | 'contentType' | 'slug' | 'externalId'>;

/** The id of the trainer that an item is; null for another item, and for a trainer without one. */
export function trainerOf({
  contentType,
  externalId,
}: Pick<MediaItem, 'contentType' | 'externalId'>): TrainerId | null {
  const id = contentType === 'trainer' && externalId?.slice(TRAINER_PREFIX_LENGTH);
  return id ? trainerId(id) : null;
}

/**
 * Where a card leads (CAT-11), relative to the app's base path.
 *
 * @param from the playlist that the item was opened from; passed on as the parameter `r`
 */
export function cardLink(item: Linked, from: PlaylistId | null): string {
  if (item.contentType === 'workout' && item.slug) return workoutLink(item.slug);
  if (item.contentType === 'program' && item.slug) return programLink(item.slug);
  const trainer = trainerOf(item);
  if (trainer) return trainerLink(trainer);
  return mediaLink(item, from);
}

/** An item's own page with the player open (ACC-03). */
export const playLink = (item: Linked): string => withPlayer(cardLink(item, null));
