import type { PlayerControls } from '../assembly.ts';
import type { InProcessNetwork } from './in-process-fetch.ts';
import {
  simulatedPlayerLibrary,
  type SimulatedPlayer,
  type SimulatedPlayerLibrary,
} from './simulated-player-library.ts';

export interface PlayingNow {
  /** Identical as long as it is the same player with the same item. */
  readonly player: object;
  readonly mediaid: string;
  readonly isPlaying: boolean;
  /** In seconds, like the duration. */
  readonly position: number;
  readonly duration: number;
}

/** Simulated players whose sources are requested from the platform. */
export const playersOver = (
  network: InProcessNetwork,
  durationOf: (mediaId: string) => number,
  now: () => number,
): SimulatedPlayerLibrary =>
  simulatedPlayerLibrary({
    durationOf,
    now,
    textOf: (address) =>
      network.fetch(address).then(
        (answer) => (answer.ok ? answer.text() : ''),
        () => '',
      ),
    statusOf: (file) =>
      network.fetch(file).then(
        ({ status }) => status,
        () => 503,
      ),
  });

/** The latest player, as a person uses it. */
export function makeDomPlayer(players: SimulatedPlayerLibrary, document: () => Document): PlayerControls {
  const player = (): SimulatedPlayer => {
    const latest = players.latest();
    if (!latest || latest.removed) throw new Error('No player is there');
    return latest;
  };
  const overlay = () => document().querySelector('dialog [data-shown]');
  return {
    isThere: async () => players.latest()?.removed === false,
    isPlaying: async () => player().playing,
    position: async () => player().getPosition(),
    duration: async () => player().getDuration(),
    seek: async (seconds) => player().seekTo(seconds),
    watch: async (seconds) => player().watch(seconds),
    pause: async () => void player().pause(),
    resume: async () => void player().play(),
    idle: async () => player().idle(),
    stir: async () => player().stir(),
    showsOverlay: async () => overlay()?.getAttribute('data-shown') === 'true',
    overlayWords: async () => overlay()?.textContent ?? '',
    isMuted: async () => player().muted,
    isShowingAd: async () => player().isShowingAd,
    skipAd: async () => player().skipAd(),
    refuseAutoplay: async () => players.refuseAutoplay(),
  };
}

/** What plays in the latest player; null if it was removed or nothing has started. */
export function playingIn(players: SimulatedPlayerLibrary): PlayingNow | null {
  const latest = players.latest();
  if (!latest?.mediaid || latest.removed || !latest.hasStarted) return null;
  return {
    player: latest,
    mediaid: latest.mediaid,
    isPlaying: latest.playing,
    position: latest.getPosition(),
    duration: latest.getDuration(),
  };
}
