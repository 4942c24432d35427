import type { MediaId } from './media-id.ts';
import type { MediaItem } from './media-item.ts';
import type { PlaylistId } from './playlist-id.ts';
import { trainerId, type TrainerId } from './trainer-id.ts';
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
    return trainerLink(trainerId(item.externalId.slice(TRAINER_PREFIX_LENGTH)));
  }
  return mediaLink(item, from);
}

/** The workouts of a trainer. */
export const trainerLink = (id: TrainerId): string => `/workouts?trainer=t:${encodeURIComponent(id)}`;

/** A program's own page. */
export const programLink = (program: Slug): string => `/program/${encodeURIComponent(program)}`;

/** A playlist's own page. */
export const playlistLink = (list: PlaylistId): string => `/p/${encodeURIComponent(list)}`;

function mediaLink(item: Pick<Linked, 'id' | 'title'>, from: PlaylistId | null): string {
  return withOrigin(`/m/${encodeURIComponent(item.id)}/${encodeURIComponent(titleSlug(item.title))}`, from);
}

/** The page of a series. */
export const seriesLink = (series: Pick<Linked, 'id' | 'title'>, from: PlaylistId | null): string =>
  mediaLink(series, from);

/** The page of an episode within its series (MED-20). */
export function episodeLink(
  item: Pick<Linked, 'id' | 'title'>,
  series: MediaId,
  from: PlaylistId | null,
): string {
  return withOrigin(withParameter(mediaLink(item, null), 'seriesId', series), from);
}

/** A page, and the playlist that it is opened from (MED-20). */
export const withOrigin = (page: string, from: PlaylistId | null): string =>
  from ? withParameter(page, 'r', from) : page;

/** An item's own page with the player open (ACC-03). */
export const playLink = (item: Linked): string => withPlayer(cardLink(item, null));

/** A page with the player open. */
export const withPlayer = (page: string): string => withParameter(page, 'play', '1');

const withParameter = (page: string, name: string, value: string): string =>
  `${page}${page.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
