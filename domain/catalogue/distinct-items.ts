import type { MediaId } from './media-id.ts';
import type { MediaItem } from './media-item.ts';

/** Removes duplicates; the first occurrence of each item stays. */
export function distinctItems(items: readonly MediaItem[]): readonly MediaItem[] {
  const seen = new Set<MediaId>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}
