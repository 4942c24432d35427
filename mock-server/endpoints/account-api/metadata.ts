import { ok, refusal, type Handler } from '../../http/endpoint.ts';
import { flag, listOf, objectOf, orNull, text } from '../../http/wire-schemas.ts';

/** The metadata of an item. */
export const metadata: Handler = ({ platform, params }) => {
  const { mediaid = '' } = params;
  const known = platform.catalogue.metadata(mediaid);
  return known ? ok(known) : refusal(404, `There is no media "${mediaid}"`);
};

/** Specification 1, section 3, "Metadata response". */
export const metadataSchema = objectOf({
  trainer: orNull(objectOf({ id: text, name: text, imageUrl: text })),
  difficulty: orNull(text),
  style: orNull(text),
  pace: orNull(text),
  best_for: orNull(text),
  equipment: listOf(
    objectOf({
      name: text,
      purchasable: flag,
      purchase_url: orNull(text),
      imageUrl: orNull(text),
      description: orNull(text),
    }),
  ),
  series: orNull(objectOf({ name: text, viewName: text, imageUrl: text, mediaId: text })),
  pubdate: { type: ['string', 'number', 'null'] },
});
