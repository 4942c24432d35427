import type { MediaItem } from './media-item.ts';

const ORDERS = ['shortest', 'title'] as const;

/** How a whole list is sorted. */
export type SortOrder = (typeof ORDERS)[number];

/** The order that an address asks for; null, and for anything unknown, is the platform's: the newest first. */
export const sortOrder = (written: string | null): SortOrder | null =>
  ORDERS.find((order) => order === written) ?? null;

/** @param titleOf the title that the viewer reads (CAT-25) */
export function sorted(
  items: readonly MediaItem[],
  order: SortOrder | null,
  titleOf: (item: MediaItem) => string,
): readonly MediaItem[] {
  switch (order) {
    case 'shortest':
      return items.toSorted((one, other) => one.duration - other.duration);
    case 'title':
      return items.toSorted((one, other) => titleOf(one).localeCompare(titleOf(other)));
    case null:
      return items;
  }
}
