import { openPlayback } from '#application/playback/playback.ts';
import type { Player } from '#application/ports/player.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { makeControllableNetwork } from '#tests/doubles/controllable-network.ts';
import { makeInMemoryPlayerPreferences } from '#tests/doubles/in-memory-player-preferences.ts';
import { aMediaItem } from './a-media-item.ts';

/** A playback from the start whose progress is not saved, with the steps that its player reports. */
export const anOpenPlayback = (player: Player, item: MediaItem = aMediaItem()) =>
  openPlayback(
    player,
    { item, from: seconds(0), poster: null },
    {} as HTMLElement,
    null,
    makeInMemoryPlayerPreferences(),
    makeControllableNetwork(),
  );
