import type { CatalogueItem, ItemSource, SentItem } from '../../catalogue/items/catalogue-item.ts';
import { sourcesOf, tracksOf } from '../../streaming/tracks/item-sources.ts';

/** An item in a list: includes its sources only if they need no token. */
export const serializeItem = (origin: string, item: CatalogueItem): SentItem =>
  item.unsigned ? serializeItemWithSources(origin, item, '') : withSources(origin, item, []);

/**
 * An item with its sources.
 *
 * @param query that authorizes the sources: `?token=…`, or empty
 */
export const serializeItemWithSources = (origin: string, item: CatalogueItem, query: string): SentItem =>
  withSources(origin, item, sourcesOf(origin, item, query));

function withSources(origin: string, item: CatalogueItem, sources: readonly ItemSource[]): SentItem {
  const sent: CatalogueItem = { ...item };
  for (const own of OWN_FIELDS) Reflect.deleteProperty(sent, own);
  return { ...sent, sources, tracks: tracksOf(origin, item) };
}

/** Internal fields that are not sent. */
const OWN_FIELDS = ['protected', 'unsigned', 'offAir', 'chapters'] as const;
