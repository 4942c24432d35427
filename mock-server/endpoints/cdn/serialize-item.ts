import type { CatalogueItem } from '../../catalogue/items/catalogue-item.ts';
import { sourcesOf, tracksOf } from '../../streaming/tracks/item-sources.ts';

/** An item as a list holds it: with where its video is only if that opens without a token. */
export const serializeItem = (origin: string, item: CatalogueItem): object =>
  item.unsigned ? serializeOpenedItem(origin, item, '') : withSources(origin, item, []);

/**
 * An item with where its video is.
 *
 * @param query what opens it: `?token=…`, or nothing
 */
export const serializeOpenedItem = (origin: string, item: CatalogueItem, query: string): object =>
  withSources(origin, item, sourcesOf(origin, item, query));

function withSources(origin: string, item: CatalogueItem, sources: readonly object[]): object {
  const sent: Partial<CatalogueItem> = { ...item };
  for (const own of OWN_FIELDS) Reflect.deleteProperty(sent, own);
  return { ...sent, sources, tracks: tracksOf(origin, item) };
}

/** What the platform alone knows of an item. */
const OWN_FIELDS: readonly (keyof CatalogueItem)[] = ['protected', 'unsigned'];
