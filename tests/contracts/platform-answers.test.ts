import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { makeAccountApi, type AccountApi } from '#adapters/account-api/account-api.ts';
import { makeApiAccountServer } from '#adapters/account-api/api-account-server.ts';
import { makeApiProgress } from '#adapters/account-api/api-progress.ts';
import { makeApiSlugDirectory } from '#adapters/account-api/api-slug-directory.ts';
import { makeApiWorkoutDetails } from '#adapters/account-api/api-workout-details.ts';
import { makeApiWorkoutPlan } from '#adapters/account-api/api-workout-plan.ts';
import { readConfig } from '#adapters/app-host/config-loader.ts';
import { cdnAddresses, type CdnAddresses } from '#adapters/cdn/cdn-addresses.ts';
import { makeCdnAdSchedules } from '#adapters/cdn/cdn-ad-schedules.ts';
import { makeCdnMediaCatalogue } from '#adapters/cdn/cdn-media-catalogue.ts';
import { makeCdnSeries } from '#adapters/cdn/cdn-series.ts';
import { makeHttp, type Http } from '#adapters/http/http.ts';
import { makeHttpScheduleSource } from '#adapters/schedules/http-schedule-source.ts';
import type { Reporter } from '#application/ports/reporter.ts';
import { dataOf } from '#application/result.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { slug } from '#domain/catalogue/slug.ts';
import type { PlanId } from '#domain/coaching/workout-plan.ts';
import type { AdScheduleId } from '#domain/playback/ad-schedule.ts';
import { configSchema } from '#mock-server/catalogue/configs/app-config.ts';
import { metadataSchema } from '#mock-server/catalogue/items/metadata-response.ts';
import { completionHistorySchema } from '#mock-server/endpoints/account-api/completion-history.ts';
import { progressSnapshotsSchema } from '#mock-server/endpoints/account-api/progress-snapshots.ts';
import { memberSchema } from '#mock-server/endpoints/account-api/me.ts';
import { wrappedPlaylistSchema } from '#mock-server/endpoints/account-api/playlist-by-path.ts';
import { seriesIdsSchema } from '#mock-server/endpoints/account-api/series-ids-by-slug.ts';
import { slugAnswerSchema } from '#mock-server/endpoints/account-api/slug.ts';
import { workoutPlanSchema } from '#mock-server/endpoints/account-api/workout-plan.ts';
import { adScheduleSchema } from '#mock-server/endpoints/ads/schedule.ts';
import { mediaSchema } from '#mock-server/endpoints/cdn/media.ts';
import { playlistSchema } from '#mock-server/endpoints/cdn/playlist-page.ts';
import { seriesSchema } from '#mock-server/endpoints/cdn/series.ts';
import { watchlistSchema } from '#mock-server/endpoints/cdn/watchlist.ts';
import { channelScheduleSchema } from '#mock-server/endpoints/schedules/channel-schedule.ts';
import { makeFakeFetch } from '#tests/doubles/fake-fetch.ts';
import { makeFixedClock } from '#tests/doubles/fixed-clock.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';
import { valuesOf } from './sent-values.ts';

/** The parts from which adapters are made, over a platform that sends the same to every request. */
interface Client {
  readonly http: Http;
  readonly cdn: CdnAddresses;
  readonly api: AccountApi;
  readonly reporter: Reporter;
}

const PLATFORM = 'https://platform.test';

/**
 * Holds that the app reads whatever a schema of the platform allows: without a failure, without a report, and so that `found` is
 * the same in what was sent and in what was read.
 */
async function readsAll<Schema extends z.ZodType, Read>(
  schema: Schema,
  read: (client: Client, sent: z.output<Schema>) => Promise<Read> | Read,
  found: (sent: z.output<Schema>, read: Read) => readonly [sent: unknown, read: unknown],
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(valuesOf(schema), async (sent) => {
      const http = makeHttp(makeFakeFetch(() => Response.json(sent)).fetch);
      const reporter = makeRecordingReporter();
      const client = { http, cdn: cdnAddresses(PLATFORM), api: makeAccountApi(http, PLATFORM), reporter };
      const [wanted, got] = found(sent, await read(client, sent));
      expect(reporter.reported).toEqual([]);
      expect(got).toEqual(wanted);
    }),
    { numRuns: 100 },
  );
}

const catalogueOf = ({ http, cdn, api, reporter }: Client) =>
  makeCdnMediaCatalogue(http, cdn, api, reporter, 'Site0001');

type SentItem = z.output<typeof mediaSchema>['playlist'][number];
type ReadItem = Awaited<ReturnType<ReturnType<typeof catalogueOf>['media']>>;

/** What nothing of an item may be lost of. */
const sentItem = (item: SentItem) => ({
  id: item.mediaid,
  title: item.title,
  duration: item.duration,
  slug: item.slug ?? null,
  trailer: item.trailerId ?? null,
  seriesPlaylist: item.seriesPlaylistId ?? null,
  offers: item.mediaOffers?.map(({ offerId, premier }) => ({ offerId, premier })) ?? [],
  images: item.images.map(({ src, width }) => ({ src, width })),
  sources: item.sources.map(({ file }) => file),
  tracks: item.tracks.map(({ file, kind }) => [file, kind]),
});
const readItem = (item: ReadItem) => ({
  id: item.id,
  title: item.title,
  duration: item.duration,
  slug: item.slug,
  trailer: item.trailerId,
  seriesPlaylist: item.seriesPlaylist,
  offers: item.offers.flatMap(({ provider, offerId, premier }) =>
    provider === null ? [{ offerId, premier }] : [],
  ),
  images: item.images,
  sources: item.sources.map(({ file }) => file),
  tracks: item.tracks.map(({ file, kind }) => [file, kind]),
});
const ID = mediaId('Wrk00001');

describe('the app reads all that the platform may send', () => {
  it('a playlist', () =>
    readsAll(
      playlistSchema,
      (client) => catalogueOf(client).playlist(playlistId('PlayLst1')),
      (sent, read) => [
        [sent.title, sent.playlist.map(sentItem), Object.keys(sent.filter_options ?? {})],
        [read.title, read.items.map(readItem), read.filters.map(({ key }) => key)],
      ],
    ));

  it('a playlist by its path', () =>
    readsAll(
      wrappedPlaylistSchema,
      (client) => catalogueOf(client).playlist(playlistId('/api/v3/jwp/playlists/staff')),
      (sent, read) => [sent.responseData.playlist.map(sentItem), read.items.map(readItem)],
    ));

  it('a media item', () =>
    readsAll(
      mediaSchema,
      (client) => catalogueOf(client).media(ID),
      (sent, read) => [sent.playlist.map(sentItem), [readItem(read)]],
    ));

  it('a watchlist', () =>
    readsAll(
      watchlistSchema,
      (client) => catalogueOf(client).watchlist('WatchLst', [ID]),
      (sent, read) => [sent.playlist.map(sentItem), read.map(readItem)],
    ));

  it('a config', () =>
    readsAll(
      configSchema,
      (_client, sent) => readConfig(JSON.stringify(sent), PLATFORM),
      (sent, read) => [
        [sent.content.length, sent.threeSixtyFiveContent.length, sent.menu.map(({ label }) => label)],
        [read.content.length, read.dailyContent.length, read.menu.map(({ label }) => label)],
      ],
    ));

  it('a member', () =>
    readsAll(
      memberSchema,
      async ({ api, reporter }) => dataOf(await makeApiAccountServer(api, reporter).me()),
      (sent, read) => [
        {
          id: sent.id,
          entitlements: sent.subscriptionStatus.entitlements,
          favorites: sent.favorites.map(({ mediaid }) => mediaid),
          watchHistory: sent.watchHistory.map(({ mediaid, progress }) => ({ mediaId: mediaid, progress })),
          programProgress: Object.keys(sent.programProgress),
          plans: sent.workoutPlans.map(({ id, duration_days }) => [id, duration_days]),
          hasCoach: sent.coach !== null,
        },
        read && {
          id: read.id,
          entitlements: read.entitlements,
          favorites: read.favorites,
          watchHistory: read.watchHistory,
          programProgress: [...read.programProgress.keys()],
          plans: read.coaching.plans.map(({ id, days }) => [id, days.length]),
          hasCoach: read.coaching.coach !== null,
        },
      ],
    ));

  it('the media id of a slug', () =>
    readsAll(
      slugAnswerSchema,
      async ({ api }) => dataOf(await makeApiSlugDirectory(api, makeFixedClock()).mediaForSlug(slug('any'))),
      (sent, read) => [sent.jw_id, read],
    ));

  it('the map of series', () =>
    readsAll(
      seriesIdsSchema,
      async ({ api }) => dataOf(await makeApiSlugDirectory(api, makeFixedClock()).series()),
      (sent, read) => [new Map(Object.entries(sent.seriesIds)), read],
    ));

  it('the progress of a member', () =>
    readsAll(
      progressSnapshotsSchema,
      async ({ api, reporter }) => dataOf(await makeApiProgress(api, reporter).progress()),
      ({ snapshots: { all } }, read) => [
        { workouts: all.completedWorkouts, minutes: all.totalMinutes, calories: all.caloriesBurned },
        read.allTime,
      ],
    ));

  it('the completed workouts of a member', () =>
    readsAll(
      completionHistorySchema,
      async ({ api, reporter }) => {
        const range = { offset: 0, limit: 100, from: new Date(0), to: new Date(1) };
        return dataOf(await makeApiProgress(api, reporter).completedWorkouts(range));
      },
      (sent, read) => [
        sent.data.map((each) => [each.title, each.slug, each.duration, each.calories ?? null]),
        read.workouts.map((each) => [each.title, each.slug, each.duration, each.calories]),
      ],
    ));

  it('a workout plan', () =>
    readsAll(
      workoutPlanSchema,
      async ({ api, reporter }) => dataOf(await makeApiWorkoutPlan(api, reporter).planOf('1' as PlanId)),
      (sent, read) => [
        [
          sent.id,
          sent.duration_days,
          new Set(sent.workouts.map(({ code }) => code)),
          sent.next_workout?.slug,
        ],
        [read.id, read.days.length, new Set(read.workouts.keys()), read.nextWorkout?.slug],
      ],
    ));

  it('the metadata of an item', () =>
    readsAll(
      metadataSchema,
      async ({ api, reporter }) => dataOf(await makeApiWorkoutDetails(api, reporter).detailsOf(ID)),
      (sent, read) => [
        [
          sent.trainer?.name,
          sent.equipment.map(({ name }) => name),
          sent.series?.name,
          Date.parse(sent.pubdate),
        ],
        [
          read.trainer?.name,
          read.equipment.map(({ name }) => name),
          read.program?.name,
          read.airedAt?.getTime(),
        ],
      ],
    ));

  it('the seasons of a series', () =>
    readsAll(
      seriesSchema,
      ({ cdn, reporter }, sent) => {
        const { fetch } = makeFakeFetch(() => Response.json({ [ID]: sent }));
        return makeCdnSeries(makeHttp(fetch), cdn, reporter).seasonsOf(ID);
      },
      (sent, read) => [
        'seasons' in sent
          ? sent.seasons.map((season) => [season.season_number, season.episodes.map((each) => each.media_id)])
          : [[null, sent.episodes.map((each) => each.media_id)]],
        read.map(({ number, episodes }) => [number, episodes.map(({ id }) => id)]),
      ],
    ));

  it('a schedule', () =>
    readsAll(
      channelScheduleSchema,
      ({ http }) =>
        makeHttpScheduleSource(http, PLATFORM, () => Promise.resolve()).programs({
          address: '/schedules/any.json',
          token: null,
          isDemo: false,
        }),
      // A program that ends before it begins is left out (LIV-08).
      (sent, read) => [
        sent
          .filter(({ startTime, endTime }) => secondsOf(startTime) < secondsOf(endTime))
          .map(({ id, title }) => [id, title]),
        read.map(({ id, title }) => [id, title]),
      ],
    ));

  it('an ad schedule', () =>
    readsAll(
      adScheduleSchema,
      ({ http, cdn, reporter }) =>
        makeCdnAdSchedules(http, cdn, reporter).schedule('AdSched1' as AdScheduleId),
      (sent, read) => [
        [sent.schedule.map(({ tag }) => [tag]), sent.skipoffset],
        [typeof read.breaks === 'string' ? read.breaks : read.breaks.map(({ tags }) => tags), read.skipAfter],
      ],
    ));
});

const secondsOf = (moment: string): number => Math.floor(Date.parse(moment) / 1000);
