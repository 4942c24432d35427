import { makePlayMedia, type PlaybackPorts } from './play-media.ts';
import { makePlayTrailer } from './play-trailer.ts';
import type { PlaybackUseCases } from './playback-use-cases.ts';

export const makePlaybackUseCases = (ports: PlaybackPorts): PlaybackUseCases => ({
  playMedia: makePlayMedia(ports),
  playTrailer: makePlayTrailer(ports),
  preparePlayer: ports.player.prepare,
  closePlayer: ports.player.close,
});
