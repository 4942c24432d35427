import { ContainerModule } from 'inversify';
import { merge, type Observable } from 'rxjs';
import { isDoNotTrackOn } from '#adapters/browser/do-not-track.ts';
import { makeBrowserMediaSession } from '#adapters/browser/browser-media-session.ts';
import { makeBrowserWakeLock } from '#adapters/browser/browser-wake-lock.ts';
import { makeCdnAdSchedules } from '#adapters/cdn/cdn-ad-schedules.ts';
import { makeHostedPlayer } from '#adapters/hosted-player/hosted-player.ts';
import { makeScriptLibraryLoader } from '#adapters/hosted-player/player-library.ts';
import { makeHttpContentSigner } from '#adapters/signing/http-content-signer.ts';
import { SigningOut } from '#application/account/signing-out.ts';
import { ViewerTitle } from '#application/catalogue/viewer-title.ts';
import type { BeaconOptions } from '#adapters/video-analytics/beacon-video-analytics.ts';
import type { AppConfig } from '#domain/configuration/app-config.ts';
import { memoizeAsync } from '#application/memoize-async.ts';
import { CurrentConfig, CurrentSettings } from '#application/configuration/current-configuration.ts';
import { WatchHistoryStore } from '#application/history/watch-history-store.ts';
import { makePlayMedia, type PlaybackEffects } from '#application/playback/play-media.ts';
import { makePlayTrailer } from '#application/playback/play-trailer.ts';
import { CurrentPlayback } from '#application/playback/current-playback.ts';
import { playerWithAds } from '#application/playback/player-with-ads.ts';
import { syncMediaSession } from '#application/playback/sync-media-session.ts';
import { makePlayerWithSigning } from '#application/playback/player-with-signing.ts';
import { keepAwake } from '#application/playback/keep-awake.ts';
import { playUnderViewerTitles } from '#application/playback/play-under-viewer-titles.ts';
import { PlayMedia, PlayTrailer, MediaPlayback } from '#application/playback/playback-use-cases.ts';
import { AdSchedules } from '#application/ports/ad-schedules.ts';
import { Analytics } from '#application/ports/analytics.ts';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { MediaSession } from '#application/ports/media-session.ts';
import { PageLifecycle } from '#application/ports/page-lifecycle.ts';
import type { Player } from '#application/ports/player.ts';
import { Reporter } from '#application/ports/reporter.ts';
import { VideoAnalytics } from '#application/ports/video-analytics.ts';
import { WakeLock } from '#application/ports/wake-lock.ts';
import { token } from '#application/token.ts';
import { Environment } from './environment.ts';
import { Cdn, HttpClient } from './platform.module.ts';

/** The hosted platform's player, and its decorators in order, each active if configured. */
export const HostedPlayer = token<Player>('HostedPlayer');
export const PlayerWithSigning = token<Player>('PlayerWithSigning');
export const PlayerWithAds = token<Player>('PlayerWithAds');
/** What the device shows and does while something plays. */
export const DeviceEffects = token<PlaybackEffects>('DeviceEffects');

/** Bindings for playback; loaded with the code of the pages that have a player. */
export const playbackModule = new ContainerModule(({ bind }) => {
  bind(HostedPlayer).toResolvedValue(
    ({ window, loadPlayerLibrary }, cdn, { playerId }) => {
      const address = cdn.player(playerId);
      return makeHostedPlayer(loadPlayerLibrary ?? makeScriptLibraryLoader(window, address), address);
    },
    [Environment, Cdn, CurrentSettings],
  );
  bind(PlayerWithSigning).toResolvedValue(
    (player, { contentSigning }, http, catalogue, reporter) =>
      contentSigning
        ? makePlayerWithSigning(player, makeHttpContentSigner(http, contentSigning), catalogue, reporter)
        : player,
    [HostedPlayer, CurrentConfig, HttpClient, MediaCatalogue, Reporter],
  );
  bind(VideoAnalytics).toResolvedValue(videoAnalyticsOf, [CurrentConfig, Environment]);
  bind(AdSchedules).toResolvedValue(makeCdnAdSchedules, [HttpClient, Cdn, Reporter]);
  bind(PlayerWithAds).toResolvedValue(
    (player, { adSchedule }, schedules, reporter) =>
      adSchedule === null ? player : playerWithAds(player, () => schedules.schedule(adSchedule), reporter),
    [PlayerWithSigning, CurrentConfig, AdSchedules, Reporter],
  );
  bind(MediaSession).toResolvedValue(({ window }) => mediaSessionOf(window), [Environment]);
  bind(WakeLock).toResolvedValue(({ window }) => makeBrowserWakeLock(window.navigator), [Environment]);
  bind(DeviceEffects).toResolvedValue(
    (session, screen, page) => (item, playback) => {
      syncMediaSession(item, playback, session);
      keepAwake(playback.state, page, screen);
    },
    [MediaSession, WakeLock, PageLifecycle],
  );
  bind(PlayMedia).toResolvedValue(
    (player, history, page, signingOut, analytics, video, effects, playing$) =>
      makePlayMedia(player, history, leftBy(page, signingOut), analytics, video, effects, playing$),
    [
      PlayerWithAds,
      WatchHistoryStore,
      PageLifecycle,
      SigningOut,
      Analytics,
      VideoAnalytics,
      DeviceEffects,
      CurrentPlayback,
    ],
  );
  bind(PlayTrailer).toResolvedValue(makePlayTrailer, [
    PlayerWithSigning,
    Analytics,
    VideoAnalytics,
    CurrentPlayback,
  ]);
  bind(MediaPlayback).toResolvedValue(
    (playMedia, playTrailer, { prepare, close }, titleOf) => ({
      ...playUnderViewerTitles({ playMedia, playTrailer }, titleOf),
      preparePlayer: prepare,
      closePlayer: close,
    }),
    [PlayMedia, PlayTrailer, PlayerWithSigning, ViewerTitle],
  );
});

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

/** Signing out counts as leaving the page, even if the page stays for a moment. */
const leftBy = (page: PageLifecycle, signingOut: Observable<void>): PageLifecycle => ({
  ...page,
  leaving$: merge(page.leaving$, signingOut),
});
