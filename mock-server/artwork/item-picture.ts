import { fileURLToPath } from 'node:url';
import type { CatalogueItem } from '../catalogue/items/catalogue-item.ts';
import { PictureStore } from './picture-store.ts';
import { PICTURE_NAMES, pictureOf } from './pictures.ts';

const store = new PictureStore(fileURLToPath(new URL('../../.cache/images', import.meta.url)));

/** Whether the name is one of `PICTURE_NAMES`; any other name is custom to the client. */
export const hasPicture = (name: string): boolean => PICTURE_NAMES.some((known) => known === name);

/**
 * Renders a picture of an item as WebP; a custom name yields the item's card.
 *
 * @param pixels the width of the picture
 */
export const itemPicture = (item: CatalogueItem, name: string, pixels: number): Promise<Buffer> =>
  store.webp(pictureOf(item, PICTURE_NAMES.find((known) => known === name) ?? 'card'), pixels);
