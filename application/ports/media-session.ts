import type { SizedImage } from '#domain/catalogue/media-item.ts';
import type { Position } from '#domain/playback/player-event.ts';
import type { Seconds } from '#domain/playback/seconds.ts';
import { token } from '../token.ts';

/** What the device shows of what plays: on its lock screen, beside its volume, on a watch. */
export interface NowPlaying {
  readonly title: string;
  readonly artist: string | null;
  readonly artwork: readonly SizedImage[];
}

/** What can be asked for by the device's keys and by those of a headset. */
export interface MediaKeys {
  readonly play: () => void;
  readonly pause: () => void;
  readonly stop: () => void;
  /** By so many seconds; below 0 back. */
  readonly seekBy: (seconds: number) => void;
  readonly seekTo: (position: Seconds) => void;
}

/** Where playback stands, and how fast it plays. */
export interface Standing extends Position {
  readonly rate: number;
}

/** The device's own display and keys of what plays. Where there are none, nothing happens; no method fails. */
export interface MediaSession {
  /** Takes the place of what was shown before. */
  show(playing: NowPlaying, keys: MediaKeys): void;
  tell(state: 'playing' | 'paused', at: Standing): void;
  /** Shows nothing, and takes no keys, from now on. */
  clear(): void;
}
export const MediaSession = token<MediaSession>('MediaSession');
