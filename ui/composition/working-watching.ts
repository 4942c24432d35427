import { merge, type Observable } from 'rxjs';
import { asksNotToBeTracked } from '#adapters/browser/asks-not-to-be-tracked.ts';
import type { CdnAddresses } from '#adapters/cdn/cdn-addresses.ts';
import { makeHostedPlayer } from '#adapters/hosted-player/hosted-player.ts';
import type { Http } from '#adapters/http/http.ts';
import { makeHttpContentSigner } from '#adapters/signing/http-content-signer.ts';
import type { CurrentViewer } from '#application/account/current-viewer.ts';
import type { WatchHistoryKeeper } from '#application/history/watch-history-keeper.ts';
import { inCompany } from '#application/playback/in-company.ts';
import { makeObservedPlayer } from '#application/playback/observed-player.ts';
import { oneAtATime } from '#application/playback/one-at-a-time.ts';
import { makePlayMedia } from '#application/playback/play-media.ts';
import { makePlayTrailer } from '#application/playback/play-trailer.ts';
import { playerWithAds } from '#application/playback/player-with-ads.ts';
import { makeSignedPlayer } from '#application/playback/signed-player.ts';
import type { Watching } from '#application/playback/watching.ts';
import type { Analytics } from '#application/ports/analytics.ts';
import type { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import type { PageLifecycle } from '#application/ports/page-lifecycle.ts';
import type { Player } from '#application/ports/player.ts';
import type { Reporter } from '#application/ports/reporter.ts';
import { titleFor } from '#domain/catalogue/public-title.ts';
import type { AppConfig } from '#domain/configuration/app-config.ts';
import type { Settings } from '#domain/configuration/settings.ts';
import type { Environment } from './environment.ts';

/** What watching is made from. */
export interface WatchingNeeds {
  readonly environment: Environment;
  readonly settings: Settings;
  readonly config: AppConfig;
  readonly http: Http;
  readonly cdn: CdnAddresses;
  readonly catalogue: MediaCatalogue;
  readonly reporter: Reporter;
  readonly viewer: CurrentViewer;
  readonly history: WatchHistoryKeeper;
  readonly page: PageLifecycle;
  readonly signingOut: Observable<void>;
  readonly analytics: Analytics;
}

/** Watching by the hosted platform's player. */
export function makeWorkingWatching(needs: WatchingNeeds): Watching {
  const { environment, settings, config, http, cdn, catalogue, reporter, page, analytics } = needs;
  const { adSchedule, contentSigning, publicTitles, videoAnalytics } = config;
  const { window } = environment;
  const hosted = makeHostedPlayer(environment.loadPlayerLibrary, cdn.player(settings.playerId));
  const signed = contentSigning
    ? makeSignedPlayer(hosted, makeHttpContentSigner(http, contentSigning), catalogue, reporter)
    : hosted;
  const player: Player =
    videoAnalytics && !asksNotToBeTracked(window.navigator)
      ? makeObservedPlayer(signed, async () =>
          (await import('./working-video-analytics.ts')).makeWorkingVideoAnalytics(
            environment,
            videoAnalytics,
          ),
        )
      : signed;
  const withAds =
    adSchedule === null
      ? player
      : playerWithAds(
          player,
          async () => (await import('./loaded-ads.ts')).loadedAds(http, cdn, adSchedule),
          reporter,
        );
  return oneAtATime({
    playMedia: inCompany(
      makePlayMedia(withAds, needs.history, leftBy(page, needs.signingOut), analytics),
      async () =>
        (await import('./playing-company.ts')).makePlayingCompany(window, page, (item) =>
          titleFor(item, needs.viewer.now(), publicTitles),
        ),
    ),
    playTrailer: makePlayTrailer(player, analytics),
    preparePlayer: player.prepare,
  });
}

/** Whoever logs out leaves the page, though it may stay for a moment. */
const leftBy = (page: PageLifecycle, signingOut: Observable<void>): PageLifecycle => ({
  ...page,
  leaving$: merge(page.leaving$, signingOut),
});
