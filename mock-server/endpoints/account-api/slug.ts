import { z } from '../../zod.ts';
import { platformIdSchema } from '../../catalogue/items/platform-id.ts';
import { ok, refusal, type Handler } from '../../http/endpoint.ts';

/** The media id for a slug (MED-02). */
export const slug: Handler<typeof slugAnswerSchema> = ({ platform, params }) => {
  const { slug = '' } = params;
  const id = platform.catalogue.idForSlug(slug);
  return id ? ok({ jw_id: id }) : refusal(404, `Nothing has the slug "${slug}"`);
};

export const slugAnswerSchema = z.object({ jw_id: platformIdSchema });
