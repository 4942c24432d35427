import type { MediaItem } from '../catalogue/media-item.ts';
import type { Query } from './query.ts';

/** However an accent is written, and whatever the case. */
const folded = (text: string): string => text.normalize().toLowerCase();

/** SRC-02: the items whose title holds the query, case aside. */
export const titleMatches = (items: readonly MediaItem[], asked: Query): readonly MediaItem[] =>
  items.filter(({ title }) => folded(title).includes(folded(asked)));
