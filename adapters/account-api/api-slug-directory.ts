import * as z from 'zod/mini';
import { isFailure } from '#application/app-failure.ts';
import type { Answer } from '#application/ports/answer.ts';
import type { SlugDirectory } from '#application/ports/slug-directory.ts';
import { mediaId, type MediaId } from '#domain/catalogue/media-id.ts';
import { filled, lenient, read } from '../http/wire.ts';
import { mapAnswer, type AccountApi } from './account-api.ts';

const slugAnswer = z.object({ jw_id: filled });
const configAnswer = z.object({ seriesIds: z.record(z.string(), lenient(z.string())) });

/** Public addresses by the account API's slug call and its map of series (MED-02). */
export const makeApiSlugDirectory = (api: AccountApi): SlugDirectory => ({
  mediaForSlug: async (slug) => {
    const answer = await api.get(`/api/v3/jwp/config/slug/${encodeURIComponent(slug)}`);
    const [error] = answer.errors;
    if (isFailure(error, 'not-found')) return { data: null, errors: [] };
    return mapAnswer(answer, (data) => mediaId(read(slugAnswer, data, `The slug ${slug}`).jw_id));
  },
  seriesForSlug: async (slug): Promise<Answer<MediaId | null>> =>
    mapAnswer(await api.get('/api/v3/jwp/config'), (data) => {
      const id = new Map(Object.entries(read(configAnswer, data, 'The map of series').seriesIds)).get(slug);
      return id ? mediaId(id) : null;
    }),
});
