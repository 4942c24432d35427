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

/** What draws is a quarter of all the code there is: the platform does not wait for it to start. */
const drawing = () => import('../images/item-picture.ts');

/** Loads what draws ahead of the first picture. */
export async function warmPictures(): Promise<void> {
  await drawing();
}

/** A picture of an item at a width (CAT-15). */
export const image: Handler = async ({ platform, params, query }) => {
  const { mediaid = '', name = '' } = params;
  const item = platform.catalogue.item(mediaid);
  if (!item?.image) return refusal(404, `There is no picture of "${mediaid}"`);
  const pixels = Math.min(Number(query['width'] ?? DEFAULT_WIDTH), WIDEST);
  const { itemPicture } = await drawing();
  return lasting('image/webp', await itemPicture(item, name, pixels));
};
