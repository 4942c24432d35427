import type { metadataSchema } from '../../catalogue/items/metadata-response.ts';
import { ok, refusal, type Handler } from '../../http/endpoint.ts';

/** The metadata of an item. */
export const metadata: Handler<typeof metadataSchema> = ({ platform, params }) => {
  const { mediaid = '' } = params;
  const known = platform.catalogue.metadata(mediaid);
  return known ? ok(known) : refusal(404, `There is no media "${mediaid}"`);
};
