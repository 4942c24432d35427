import type { CatalogueItem } from './catalogue-item.ts';
import { hashOf } from '../seeded/hash.ts';
import { commonItemFields } from './common-item-fields.ts';

const SHORTEST = 38;
const SPREAD = 57;

/** The trailers of all items that name one: short films that anyone may watch. */
export const trailersOf = (origin: string, items: readonly CatalogueItem[]): CatalogueItem[] =>
  items.flatMap(({ trailerId, title, pubdate, feedid, genre = '' }) =>
    trailerId
      ? [
          {
            ...commonItemFields(origin, trailerId, `${title}: Trailer`, `A first look at ${title}.`),
            feedid,
            duration: SHORTEST + (hashOf(trailerId) % SPREAD),
            pubdate,
            tags: 'trailer',
            contentType: 'trailer',
            genre,
            free: 'true',
          },
        ]
      : [],
  );
