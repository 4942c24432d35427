import { ok, refusal, type Handler } from '../endpoint.ts';
import { sentItem } from './sent-item.ts';

/** One item, or a trainer by `ext:trainer-{id}`, in a list of one (MED-16). */
export const media: Handler = ({ platform, params }) => {
  const { id = '' } = params;
  const item = platform.catalogue.item(id);
  if (!item) return refusal(404, `There is no media "${id}"`);
  const { title, description } = item;
  return ok({
    title,
    description,
    kind: 'Single Item',
    feed_instance_id: id,
    playlist: [sentItem(platform.origin, item)],
  });
};
