import type { CatalogueItem } from './catalogue-item.ts';
import { hashOf } from './hash.ts';
import { picturesOf } from './picture-addresses.ts';
import { linkTo } from './workout-item.ts';

const SHORTEST = 38;
const SPREAD = 57;

/** The trailers of those items that name one: short films that anyone may watch. */
export const trailersOf = (origin: string, items: readonly CatalogueItem[]): CatalogueItem[] =>
  items.flatMap(({ trailerId, title, pubdate, feedid, genre = '' }) =>
    trailerId
      ? [
          {
            mediaid: trailerId,
            title: `${title}: Trailer`,
            description: `A first look at ${title}.`,
            link: linkTo(origin, trailerId),
            ...picturesOf(origin, trailerId),
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
