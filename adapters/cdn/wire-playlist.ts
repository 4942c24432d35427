import * as z from 'zod/mini';
import type { Reporter } from '#application/ports/reporter.ts';
import { aspectRatio } from '#domain/catalogue/aspect-ratio.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { Playlist } from '#domain/catalogue/playlist.ts';
import { playlistId, type PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { slug } from '#domain/catalogue/slug.ts';
import {
  commaList,
  idText,
  nonEmptyString,
  lenient,
  read,
  readEach,
  stringLike,
  tolerantList,
} from '../http/wire.ts';
import { wireMediaItem } from './wire-media-item.ts';

const schema = z.object({
  title: lenient(z.string()),
  feedid: lenient(idText),
  playlist: z.array(z.unknown()),
  links: lenient(z.object({ next: lenient(z.string()) })),
  shelfImageAspectRatio: lenient(z.string()),
  imageLabel: lenient(z.string()),
  viewName: lenient(idText),
  contentType: lenient(z.string()),
  filterTags: lenient(z.string()),
  filter_options: lenient(z.record(z.string(), z.unknown())),
});
const filter = z.object({
  description: stringLike,
  options: tolerantList(z.object({ label: nonEmptyString, value: stringLike })),
});

/** The items of a response with a playlist; invalid items are omitted and reported. */
export function readItems(answer: unknown, what: string, reporter: Reporter): MediaItem[] {
  return readEach(wireMediaItem, read(schema, answer, what).playlist, `An item of ${what}`, reporter);
}

/**
 * Parses a playlist in the platform's format.
 *
 * @param requested the id with which it was requested; it may be a path, and is then not the id of its feed
 */
export function readPlaylist(answer: unknown, requested: PlaylistId, reporter: Reporter): Playlist {
  const what = `Playlist ${requested}`;
  const wire = read(schema, answer, what);
  return {
    id: wire.feedid ? playlistId(wire.feedid) : requested,
    title: wire.title ?? '',
    items: readEach(wireMediaItem, wire.playlist, `An item of ${what}`, reporter),
    viewName: wire.viewName ? slug(wire.viewName) : null,
    isLive: wire.contentType?.toLowerCase() === 'live',
    next: wire.links?.next || null,
    aspectRatio: aspectRatio(wire.shelfImageAspectRatio),
    imageLabel: wire.imageLabel || null,
    genres: commaList(wire.filterTags),
    filters: Object.entries(wire.filter_options ?? {}).flatMap(([key, written]) => {
      const { data } = z.safeParse(filter, written);
      return data && data.options.length > 0 ? [{ key, ...data }] : [];
    }),
  };
}
