import type { CatalogueItem } from './catalogue-item.ts';
import { commonItemFields } from './common-item-fields.ts';
import { platformId } from './platform-id.ts';

export const AD_FILM_ID = platformId('ad', 'water-bottle');

/** In seconds. */
export const AD_SECONDS = 12;

/** The film of the only ad: in no playlist, and playable without a token. */
export const adFilm = (origin: string): CatalogueItem => ({
  ...commonItemFields(origin, AD_FILM_ID, 'Drink Something', 'An ad for water.'),
  feedid: '',
  duration: AD_SECONDS,
  pubdate: 0,
  tags: 'ad',
  contentType: 'ad',
  unsigned: true,
});
