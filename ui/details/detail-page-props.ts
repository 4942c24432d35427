import type { MediaItem } from '#domain/catalogue/media-item.ts';

/** What every detail page shows. */
export interface DetailPageProps {
  readonly item: MediaItem;
  /**
   * Whether the item is from a list, and its own answer is loading: the page shows its head only, without what depends on the
   * access to the item, and reports no visit.
   */
  readonly isPreview: boolean;
}
