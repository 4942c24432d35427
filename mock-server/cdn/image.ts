import { fileURLToPath } from 'node:url';
import { PictureStore } from '../images/picture-store.ts';
import { PICTURE_NAMES, pictureOf } from '../images/pictures.ts';
import { refusal, type Handler, type JsonSchema } from '../endpoint.ts';
import { lasting } from '../media/media-answers.ts';
import { objectOf } from '../wire-schemas.ts';

const WIDEST = 3840;
const DEFAULT_WIDTH = 640;

export const imageQuery: JsonSchema = {
  type: 'object',
  properties: {
    width: { type: 'string', pattern: '^[1-9][0-9]{0,3}$', description: `Pixels, up to ${WIDEST}` },
  },
};

export const imageParams: JsonSchema = objectOf({
  mediaid: { type: 'string' },
  name: { type: 'string', pattern: '^[a-z0-9_-]{1,40}$' },
});

const store = new PictureStore(fileURLToPath(new URL('../../.cache/images', import.meta.url)));

/** A picture of an item at a width (CAT-15); by a name of the client's own it is the item's card. */
export const image: Handler = async ({ platform, params, query }) => {
  const { mediaid = '', name = '' } = params;
  const item = platform.catalogue.item(mediaid);
  if (!item?.image) return refusal(404, `There is no picture of "${mediaid}"`);
  const pixels = Math.min(Number(query['width'] ?? DEFAULT_WIDTH), WIDEST);
  const picture = pictureOf(item, PICTURE_NAMES.find((known) => known === name) ?? 'card');
  return lasting('image/webp', await store.webp(picture, pixels));
};
