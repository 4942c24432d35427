import type { MediaId } from '../catalogue/media-id.ts';

/** What somebody has marked as a favorite, in their own order. */
export type Favorites = readonly MediaId[];
