import type { AccessTerms } from '../access/access-terms.ts';
import type { Channel } from '../live/channel.ts';
import { isPathSegment } from '../navigation/path-segment.ts';
import type { Seconds } from '../playback/seconds.ts';
import type { ContentType } from './content-type.ts';
import { mediaId, type MediaId } from './media-id.ts';
import type { PlaylistId } from './playlist-id.ts';
import type { Slug } from './slug.ts';

/** An image with a known width in pixels. */
export interface SizedImage {
  readonly src: string;
  readonly width: number;
}

/** A playable address of an item. */
export interface MediaSource {
  readonly file: string;
  /** Its media type, in the platform's format; null if neither the platform nor the file's extension tells it. */
  readonly type: string | null;
  /** How each protection system gets its licence, in the platform's format for the player; null if unprotected. */
  readonly protection: Readonly<Record<string, unknown>> | null;
}

/** Captions or scrubbing thumbnails of an item. */
export interface MediaTrack {
  readonly file: string;
  readonly kind: 'captions' | 'thumbnails' | 'chapters';
  readonly label: string | null;
}

/** Anything that a card can show: a workout, a program, a trainer … (Specification 1, section 3, "Media item"). */
export interface MediaItem extends AccessTerms {
  readonly id: MediaId;
  readonly title: string;
  readonly description: string;
  readonly contentType: ContentType;
  /** 0 for a live stream. */
  readonly duration: Seconds;
  readonly publishedAt: Date | null;
  readonly slug: Slug | null;
  readonly genre: string | null;
  readonly rating: string | null;
  readonly featuredLabel: string | null;
  /** The track that the item belongs to; 'db365' marks a workout of the daily series. */
  readonly coreTrack: string | null;
  readonly externalId: string | null;
  readonly trainerName: string | null;
  readonly difficulty: string | null;
  /** The names of what the workout needs, as far as lists tell them. */
  readonly equipment: readonly string[];
  /** The program that a workout belongs to. */
  readonly program: Slug | null;
  /** The week of its program's schedule that a workout is in, counted from 1; null if there are no weeks. */
  readonly week: number | null;
  /** The series that an episode belongs to; for a series, its own id. */
  readonly seriesId: MediaId | null;
  /** The playlist with a program's workouts or a series' episodes. */
  readonly seriesPlaylist: PlaylistId | null;
  readonly seasonNumber: number | null;
  readonly episodeNumber: number | null;
  readonly trailerId: MediaId | null;
  /** The playlist page of a live channel. */
  readonly liveChannels: PlaylistId | null;
  /** Null for anything but a live channel. */
  readonly channel: Channel | null;
  /** The shelves of a hub, in order. */
  readonly hubShelves: readonly PlaylistId[];
  readonly image: string | null;
  readonly images: readonly SizedImage[];
  readonly sources: readonly MediaSource[];
  readonly tracks: readonly MediaTrack[];
}

/** An item that is a live channel. */
export interface LiveChannel extends MediaItem {
  readonly channel: Channel;
}
export const isLiveChannel = (item: MediaItem): item is LiveChannel => item.channel !== null;

const SERIES_TAG = 'seriesid_';

/** MED-21: the tag 'seriesid_{id}' supplies a missing series id. */
export function seriesIdOf(named: string | undefined, tags: readonly string[]): MediaId | null {
  const id = named || tags.find((tag) => tag.startsWith(SERIES_TAG))?.slice(SERIES_TAG.length);
  return id && isPathSegment(id) ? mediaId(id) : null;
}

/** The track of the daily 365 series. */
const DAILY_TRACK = 'db365';

export const isDailyWorkout = (item: Pick<MediaItem, 'coreTrack'>): boolean => item.coreTrack === DAILY_TRACK;

/** ACC-02: whether the start button plays the item's first workout rather than the item itself. */
export const isSeriesLike = (item: Pick<MediaItem, 'contentType'>): boolean =>
  item.contentType === 'series' || item.contentType === 'program';
