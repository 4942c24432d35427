import * as z from 'zod/mini';
import { AppFailure } from '#application/app-failure.ts';
import type { Reporter } from '#application/ports/reporter.ts';
import type { SeriesSource } from '#application/ports/series-source.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import type { Season } from '#domain/catalogue/series.ts';
import type { Http } from '../http/http.ts';
import { numberLike, idText, lenient, read, readEach } from '../http/wire.ts';
import type { CdnAddresses } from './cdn-addresses.ts';

const answer = z.record(z.string(), z.unknown());
const entries = z.array(z.unknown());
const series = z.object({ seasons: lenient(entries), episodes: lenient(entries) });
const season = z.object({ season_number: numberLike, episodes: entries });
const episode = z.object({ media_id: idText, episode_number: lenient(numberLike) });

/** Loads the seasons of a series from the CDN, which sends either seasons with episodes, or only episodes (MED-14). */
export function makeCdnSeries(http: Http, cdn: CdnAddresses, reporter: Reporter): SeriesSource {
  const episodesOf = (listed: readonly unknown[], what: string): Season['episodes'] =>
    readEach(episode, listed, `An episode of ${what}`, reporter).map(
      ({ media_id, episode_number }, index) => ({
        id: mediaId(media_id),
        number: episode_number ?? index + 1,
      }),
    );

  return {
    seasonsOf: async (id) => {
      const what = `Series ${id}`;
      const found = read(answer, await http.json(cdn.series(id)), what)[id];
      if (found === undefined) throw new AppFailure('not-found', `There is no series ${id}`);
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
