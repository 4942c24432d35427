import * as z from 'zod/mini';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { progress } from '#domain/progress/progress.ts';
import { MOST_STACKED } from '#domain/stack/stack.ts';
import { idText, numberLike } from '../http/wire.ts';
import { MOST_ENTRIES, type ListFormat } from './stored-list.ts';

/* How a viewer's lists are stored. */

const idFormat = z.pipe(idText, z.transform(mediaId));
const watchEntry = z.pipe(
  z.object({ mediaId: idText, progress: numberLike }),
  z.transform((entry) => ({ mediaId: mediaId(entry.mediaId), progress: progress(entry.progress) })),
);

export const HISTORY_FORMAT = {
  name: 'history',
  schema: watchEntry,
  newest: (list) => list.slice(0, MOST_ENTRIES),
} satisfies ListFormat<typeof watchEntry>;

/** The server may list any number of favorites: each is kept, and only a hostile list is cut. */
const MOST_FAVORITES = 5_000;

export const FAVORITES_FORMAT = {
  name: 'favorites',
  schema: idFormat,
  newest: (list) => list.slice(0, MOST_FAVORITES),
} satisfies ListFormat<typeof idFormat>;

export const STACK_FORMAT = {
  name: 'stack',
  schema: idFormat,
  newest: (stored) => [...new Set(stored)].slice(0, MOST_STACKED),
} satisfies ListFormat<typeof idFormat>;
