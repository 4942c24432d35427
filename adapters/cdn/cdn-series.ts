import * as z from 'zod/mini';
import { AppFailure } from '#application/app-failure.ts';
import type { Reporter } from '#application/ports/reporter.ts';
import type { SeriesSource } from '#application/ports/series-source.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import type { Season } from '#domain/catalogue/series.ts';
import type { Http } from '../http/http.ts';
import { isNotFound } from '../http/is-not-found.ts';
import { numberLike, idText, lenient, read, readEach } from '../http/wire.ts';
import type { CdnAddresses } from './cdn-addresses.ts';

const answer = z.record(z.string(), z.unknown());
const entries = z.array(z.unknown());
const series = z.object({ seasons: lenient(entries), episodes: lenient(entries) });
const season = z.object({ season_number: numberLike, episodes: entries });
const episode = z.object({ media_id: idText, episode_number: lenient(numberLike) });
const place = z.object({ series_id: idText });

/**
 * Loads series from the CDN. For the id of a series it sends either seasons with episodes, or only episodes (MED-14); for that of
 * an episode a list of the series that it belongs to.
 */
export function makeCdnSeries(http: Http, cdn: CdnAddresses, reporter: Reporter): SeriesSource {
  const episodesOf = (listed: readonly unknown[], what: string): Season['episodes'] =>
    readEach(episode, listed, `An episode of ${what}`, reporter).map(
      ({ media_id, episode_number }, index) => ({
        id: mediaId(media_id),
        number: episode_number ?? index + 1,
      }),
    );

  return {
    seriesOf: async (id) => {
      const what = `The series of ${id}`;
      const found = read(answer, await http.json(cdn.series(id)).catch(asNothing), what)[id];
      const [first] = Array.isArray(found) ? readEach(place, found, what, reporter) : [];
      return first ? mediaId(first.series_id) : null;
    },
    seasonsOf: async (id) => {
      const what = `Series ${id}`;
      const found = read(answer, await http.json(cdn.series(id)).catch(asNothing), what)[id];
      if (found === undefined || Array.isArray(found))
        throw new AppFailure('not-found', `There is no series ${id}`);
      const { seasons, episodes } = read(series, found, what);
      if (seasons && (seasons.length > 0 || !episodes)) {
        return readEach(season, seasons, `A season of ${what}`, reporter).map((each) => ({
          number: each.season_number,
          episodes: episodesOf(each.episodes, what),
        }));
      }
      if (!episodes) throw new AppFailure('malformed-answer', `${what} has neither seasons nor episodes`);
      return [{ number: null, episodes: episodesOf(episodes, what) }];
    },
  };
}

/** The answer to a request for an id that the server does not find, or refuses. */
function asNothing(error: unknown): object {
  if (isNotFound(error)) return {};
  throw error;
}
