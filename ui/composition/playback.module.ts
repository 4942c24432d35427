import { makeHostedPlayer } from '#adapters/hosted-player/hosted-player.ts';
import { CurrentSettings } from '#application/configuration/current-configuration.ts';
import { WatchHistoryKeeper } from '#application/history/watch-history-keeper.ts';
import { makePlayMedia, PlayMedia } from '#application/playback/play-media.ts';
import { makePlayTrailer, PlayTrailer } from '#application/playback/play-trailer.ts';
import { Analytics } from '#application/ports/analytics.ts';
import { PageLifecycle } from '#application/ports/page-lifecycle.ts';
import { Player } from '#application/ports/player.ts';
import type { Module } from './container.ts';
import { Environment } from './environment.ts';
import { Cdn } from './platform.module.ts';

/** Watching. */
export const playbackModule: Module = (bindTo) => {
  bindTo(
    Player,
    ({ loadPlayerLibrary }, cdn, { playerId }) => makeHostedPlayer(loadPlayerLibrary, cdn.player(playerId)),
    [Environment, Cdn, CurrentSettings],
  );
  bindTo(PlayMedia, makePlayMedia, [Player, WatchHistoryKeeper, PageLifecycle]);
  bindTo(PlayTrailer, makePlayTrailer, [Player, Analytics]);
};
