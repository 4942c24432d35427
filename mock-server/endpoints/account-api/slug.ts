import { ok, refusal, type Handler } from '../../http/endpoint.ts';
import { objectOf, platformId } from '../../http/wire-schemas.ts';

/** The media id for a slug (MED-02). */
export const slug: Handler = ({ platform, params }) => {
  const { slug = '' } = params;
  const id = platform.catalogue.idForSlug(slug);
  return id ? ok({ jw_id: id }) : refusal(404, `Nothing has the slug "${slug}"`);
};

export const slugAnswerSchema = objectOf({ jw_id: platformId });
