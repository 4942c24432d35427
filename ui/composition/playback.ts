import { ContainerModule } from 'inversify';
import { merge } from 'rxjs';
import { isDoNotTrackOn } from '#adapters/browser/do-not-track.ts';
import { makeBrowserMediaSession } from '#adapters/browser/browser-media-session.ts';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { makeStoredPlayerPreferences } from '#adapters/browser/stored-player-preferences.ts';
import { makeBrowserWakeLock } from '#adapters/browser/browser-wake-lock.ts';
import { makeCdnAdSchedules } from '#adapters/cdn/cdn-ad-schedules.ts';
import { makeCdnTimedText } from '#adapters/cdn/cdn-timed-text.ts';
import { makeHostedPlayer } from '#adapters/hosted-player/hosted-player.ts';
import { makeScriptLibraryLoader } from '#adapters/hosted-player/player-library.ts';
import { makeHttpContentSigner } from '#adapters/signing/http-content-signer.ts';
import { SignOutEvent } from '#application/account/sign-out-event.ts';
import { TitleForViewer } from '#application/catalogue/title-for-viewer.ts';
import type { BeaconOptions } from '#adapters/video-analytics/beacon-video-analytics.ts';
import type { AppConfig } from '#domain/configuration/app-config.ts';
import { memoizeAsync } from '#application/memoize-async.ts';
import { CurrentConfig, CurrentSettings } from '#application/configuration/current-configuration.ts';
import { WatchHistoryStore } from '#application/history/watch-history-store.ts';
import { CurrentPlayback } from '#application/playback/current-playback.ts';
import { LoadClassPlan, makeLoadClassPlan } from '#application/playback/load-class-plan.ts';
import { LoadAds, makeLoadAds } from '#application/playback/load-ads.ts';
import { makePlayerWithSigning } from '#application/playback/player-with-signing.ts';
import { makePlaybackUseCases } from '#application/playback/make-playback-use-cases.ts';
import { PlaybackUseCases } from '#application/playback/playback-use-cases.ts';
import { AdSchedules } from '#application/ports/ad-schedules.ts';
import { Analytics } from '#application/ports/analytics.ts';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { MediaSession } from '#application/ports/media-session.ts';
import { Network } from '#application/ports/network.ts';
import { PageLifecycle } from '#application/ports/page-lifecycle.ts';
import { Player } from '#application/ports/player.ts';
import { PlayerPreferenceStore } from '#application/ports/player-preference-store.ts';
import { Reporter } from '#application/ports/reporter.ts';
import { VideoAnalytics } from '#application/ports/video-analytics.ts';
import { WakeLock } from '#application/ports/wake-lock.ts';
import { TimedText } from '#application/ports/timed-text.ts';
import { token } from '#application/injection/token.ts';
import access from '../i18n/en-US/access.json';
import playback from '../i18n/en-US/playback.json';
import { BrowserStorage, Cdn, Environment, HttpClient } from './platform.ts';

/** The texts of players and locked videos. */
export const texts = { access, playback };

/** The page, which signing out counts as leaving, even if it stays for a moment. */
const PageOfSession = token<PageLifecycle>('PageOfSession');

/** Bindings for playback, which the areas with a player share. */
export const playbackModule = new ContainerModule(({ bind }) => {
  bind(Player).toResolvedValue(
    (
      { window, loadPlayerLibrary },
      cdn,
      { playerId },
      { contentSigning, playerControls },
      http,
      catalogue,
      reporter,
    ) => {
      const address = cdn.player(playerId);
      const load = loadPlayerLibrary ?? makeScriptLibraryLoader(window, address);
      const player = makeHostedPlayer(load, address, playerControls === 'hosted');
      return contentSigning
        ? makePlayerWithSigning(player, makeHttpContentSigner(http, contentSigning), catalogue, reporter)
        : player;
    },
    [Environment, Cdn, CurrentSettings, CurrentConfig, HttpClient, MediaCatalogue, Reporter],
  );
  bind(TimedText).toResolvedValue(makeCdnTimedText, [HttpClient]);
  bind(LoadClassPlan).toResolvedValue(makeLoadClassPlan, [TimedText, Reporter]);
  bind(AdSchedules).toResolvedValue(makeCdnAdSchedules, [HttpClient, Cdn, Reporter]);
  bind(LoadAds).toResolvedValue(
    ({ adSchedule }, schedules, reporter) =>
      adSchedule === null ? () => null : makeLoadAds(() => schedules.schedule(adSchedule), reporter),
    [CurrentConfig, AdSchedules, Reporter],
  );
  bindPlayback(bind);
});

type Bind = Parameters<ConstructorParameters<typeof ContainerModule>[0]>[0]['bind'];

/** Bindings of what follows from playback, and of its use cases. */
function bindPlayback(bind: Bind): void {
  bind(VideoAnalytics).toResolvedValue(videoAnalyticsOf, [CurrentConfig, Environment]);
  bind(MediaSession).toResolvedValue(({ window }) => mediaSessionOf(window), [Environment]);
  bind(WakeLock).toResolvedValue(({ window }) => makeBrowserWakeLock(window.navigator), [Environment]);
  bind(PlayerPreferenceStore).toResolvedValue(
    ({ window }, storage) =>
      makeStoredPlayerPreferences(
        storage,
        makeSafeStorage(() => window.sessionStorage),
      ),
    [Environment, BrowserStorage],
  );
  bind(PageOfSession).toResolvedValue(
    (page, signingOut) => ({ ...page, leaving$: merge(page.leaving$, signingOut) }),
    [PageLifecycle, SignOutEvent],
  );
  bind(PlaybackUseCases).toResolvedValue(
    (
      player,
      loadAds,
      history,
      page,
      analytics,
      videoAnalytics,
      viewerTitle,
      mediaSession,
      wakeLock,
      preferences,
      network,
      playing$,
    ) =>
      makePlaybackUseCases({
        ...{ player, loadAds, history, page, analytics },
        ...{ videoAnalytics, viewerTitle, mediaSession, wakeLock, preferences, network, playing$ },
      }),
    [
      Player,
      LoadAds,
      WatchHistoryStore,
      PageOfSession,
      Analytics,
      VideoAnalytics,
      TitleForViewer,
      MediaSession,
      WakeLock,
      PlayerPreferenceStore,
      Network,
      CurrentPlayback,
    ],
  );
}

/** PLY-09: none without a token, and none of who does not want to be tracked. */
const videoAnalyticsOf = ({ videoAnalytics }: AppConfig, { window, fetch }: Environment): VideoAnalytics =>
  videoAnalytics && !isDoNotTrackOn(window.navigator)
    ? lazyVideoAnalytics(fetch, videoAnalytics)
    : { report: () => undefined };

/** PLY-09: the code of the video analytics loads by itself, before the first event; without a token never. */
function lazyVideoAnalytics(send: typeof fetch, options: BeaconOptions): VideoAnalytics {
  const loaded = memoizeAsync(async () => {
    const code = await import('#adapters/video-analytics/beacon-video-analytics.ts');
    return code.makeBeaconVideoAnalytics(send, options);
  });
  loaded().catch(() => undefined);
  return {
    report: (...event) => {
      loaded().then(
        (analytics) => analytics.report(...event),
        () => undefined,
      );
    },
  };
}

type WindowOfDevice = Window & { readonly MediaMetadata?: typeof MediaMetadata };

const mediaSessionOf = ({ navigator, MediaMetadata }: WindowOfDevice): MediaSession =>
  makeBrowserMediaSession(navigator, MediaMetadata);
