import { ok, refusal, type Handler } from '../../http/endpoint.ts';
import { objectOf, platformId } from '../../http/wire-schemas.ts';

/** The media id for a slug (MED-02). */
export const slug: Handler = ({ platform, params }) => {
  const { slug: asked = '' } = params;
  const id = platform.catalogue.idForSlug(asked);
  return id ? ok({ jw_id: id }) : refusal(404, `Nothing has the slug "${asked}"`);
};

export const slugAnswerSchema = objectOf({ jw_id: platformId });
