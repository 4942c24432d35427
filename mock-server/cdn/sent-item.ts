import type { CatalogueItem } from '../catalogue/catalogue-item.ts';
import { sourcesOf, tracksOf } from '../media/item-sources.ts';

/** An item as the CDN sends it: with where its video, captions and thumbnails are. */
export const sentItem = (origin: string, item: CatalogueItem): object => ({
  ...item,
  sources: sourcesOf(origin, item),
  tracks: tracksOf(origin, item),
});
