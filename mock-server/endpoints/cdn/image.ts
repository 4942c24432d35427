import { z } from '../../zod.ts';
import { refusal, type Handler } from '../../http/endpoint.ts';
import { immutableReply } from '../media/media-replies.ts';
import { requestedId } from '../../http/requested-id.ts';

const WIDEST = 3840;
const DEFAULT_WIDTH = 640;

export const imageQuery = z.object({
  width: z
    .string()
    .regex(/^[1-9][0-9]{0,3}$/)
    .meta({ description: `Pixels, up to ${WIDEST}` })
    .exactOptional(),
  poster_fallback: z
    .enum(['0', '1'])
    .meta({ description: '1: for an unknown name, responds with the item’s own image' })
    .exactOptional(),
  fallback: z
    .string()
    .meta({
      description:
        'Names to try in turn instead of an unknown one, separated by commas; 0: an unknown name is refused, except with poster_fallback',
    })
    .exactOptional(),
});

export const imageParams = z.object({
  mediaid: requestedId,
  name: z
    .string()
    .meta({ description: '404 for a name that no customer can define, except with a fallback' }),
});

/** The drawing code is a quarter of all code, so it is loaded on demand instead of at startup. */
const drawing = () => import('../../artwork/item-picture.ts');

/** Loads the drawing code ahead of the first picture. */
export async function warmPictures(): Promise<void> {
  await drawing();
}

/** A picture name that a customer can define. */
const CUSTOM_NAME = /^[a-z0-9_-]{1,40}$/;

/** A picture of an item at a width (CAT-15); a name that a customer defines is the card, unless the query excludes it. */
export const image: Handler = async ({ platform, params, query }) => {
  const { mediaid = '', name = '' } = params;
  const item = platform.catalogue.item(mediaid);
  if (!item?.image) return refusal(404, `There is no picture of "${mediaid}"`);
  const pixels = Math.min(Number(query['width'] ?? DEFAULT_WIDTH), WIDEST);
  const { hasPicture, itemPicture } = await drawing();
  const { fallback = '', poster_fallback: poster } = query;
  const found = [name, ...fallback.split(',').map((label) => label.trim())].find(hasPicture);
  const mayBeCard = poster === '1' || (fallback !== '0' && CUSTOM_NAME.test(name));
  if (!found && !mayBeCard) return refusal(404, `There is no picture "${name}" of "${mediaid}"`);
  return immutableReply('image/webp', await itemPicture(item, found ?? name, pixels));
};
