import type { MediaItem } from '../catalogue/media-item.ts';
import type { Query } from './query.ts';

/** Normalizes case and the encoding of accents. */
const folded = (text: string): string => text.normalize().toLowerCase();

/** SRC-02: the items whose title contains the query, ignoring case. */
export const titleMatches = (items: readonly MediaItem[], query: Query): readonly MediaItem[] =>
  items.filter(({ title }) => folded(title).includes(folded(query)));
