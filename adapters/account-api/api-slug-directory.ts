import * as z from 'zod/mini';
import type { Clock } from '#application/ports/clock.ts';
import type { SlugDirectory } from '#application/ports/slug-directory.ts';
import { mediaId, type MediaId } from '#domain/catalogue/media-id.ts';
import { slug, type Slug } from '#domain/catalogue/slug.ts';
import { isPathSegment } from '#domain/navigation/path-segment.ts';
import { isNotFound } from '../http/is-not-found.ts';
import { idText, lenient, read } from '../http/wire.ts';
import { mapResult, type AccountApi } from './account-api.ts';
import { slugPath } from './prefetched-paths.ts';

const slugAnswer = z.object({ jw_id: idText });
const configAnswer = z.object({ seriesIds: z.record(z.string(), lenient(idText)) });

/** CFG-22: how long the map of series is cached. */
const FRESH_MS = 60 * 60 * 1000;

/**
 * Resolves public addresses with the account API's slug call and its map of series, requested at most once an hour (MED-02).
 */
export function makeApiSlugDirectory(api: AccountApi, clock: Clock): SlugDirectory {
  let cached: { readonly at: number; readonly answer: ReturnType<SlugDirectory['series']> } | null = null;

  const requestSeries: SlugDirectory['series'] = async () => {
    const answer = mapResult(await api.get('/api/v3/jwp/config'), readSeries);
    if (answer.errors.length > 0) cached = null;
    return answer;
  };

  return {
    mediaForSlug: async (name) => {
      const answer = await api.get(slugPath(name));
      if (isNotFound(answer.errors[0])) return { data: null, errors: [] };
      return mapResult(answer, (data) => mediaId(read(slugAnswer, data, `The slug ${name}`).jw_id));
    },
    series: () => {
      const now = clock.now().getTime();
      // A time in the future is one from before the clock was set back.
      if (!cached || now - cached.at >= FRESH_MS || cached.at > now)
        cached = { at: now, answer: requestSeries() };
      return cached.answer;
    },
  };
}

function readSeries(data: unknown): ReadonlyMap<Slug, MediaId> {
  const { seriesIds } = read(configAnswer, data, 'The map of series');
  return new Map(
    Object.entries(seriesIds).flatMap(([name, id]) =>
      id && isPathSegment(name) ? [[slug(name), mediaId(id)] as const] : [],
    ),
  );
}
