import { z } from '../../zod.ts';
import { itemSchema, type CatalogueItem, type SentItem } from '../../catalogue/items/catalogue-item.ts';
import { DRM_POLICY } from '../../catalogue/configs/config-parts.ts';
import { ok, refusal, type Answer, type Handler } from '../../http/endpoint.ts';
import type { ValueOf } from '../../value-of-schema.ts';
import { accessRefusal, tokenQuery } from '../media/authorize.ts';
import { serializeItemWithSources, serializeItem } from './serialize-item.ts';

export const mediaQuery = z.object({
  token: z
    .string()
    .max(2000)
    .meta({ description: 'From the signing service: opens the sources' })
    .exactOptional(),
});

/** The response to a request for one item. */
export const mediaSchema = z.object({
  title: z.string(),
  description: z.string(),
  kind: z.literal('Single Item'),
  feed_instance_id: z.string(),
  playlist: z.array(itemSchema).length(1),
});

/**
 * One item, or a trainer by `ext:trainer-{id}`, in a list (MED-16); with a token, also its sources (ACC-07).
 */
export const media: Handler<typeof mediaSchema> = (call) => {
  const { platform, params, query } = call;
  const item = platform.catalogue.item(params['id'] ?? '');
  if (!item) return noSuchMedia(params['id']);
  if (query['token'] === undefined) return listOfOne(item, serializeItem(platform.origin, item));
  return (
    accessRefusal(call, item) ??
    listOfOne(item, serializeItemWithSources(platform.origin, item, tokenQuery(call)))
  );
};

/** The same with the sources of a DRM policy, which require a token (ACC-07). */
export const mediaUnderPolicy: Handler<typeof mediaSchema> = (call) => {
  const { platform, params } = call;
  const item = platform.catalogue.item(params['id'] ?? '');
  if (!item) return noSuchMedia(params['id']);
  if (params['policy'] !== DRM_POLICY) return refusal(404, `There is no policy "${params['policy']}"`);
  return (
    accessRefusal(call, item) ??
    listOfOne(item, serializeItemWithSources(platform.origin, item, tokenQuery(call)))
  );
};

const noSuchMedia = (id: string | undefined) => refusal(404, `There is no media "${id}"`);

const listOfOne = (
  { mediaid, title, description }: CatalogueItem,
  item: SentItem,
): Answer<ValueOf<typeof mediaSchema>> =>
  ok({ title, description, kind: 'Single Item', feed_instance_id: mediaid, playlist: [item] });
