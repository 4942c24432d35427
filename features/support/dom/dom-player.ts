import type { Assembly, PlayerControls } from '../assembly.ts';
import { makeDomPlayerControls } from './dom-player-controls.ts';
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
    get: (address) =>
      network.fetch(address).then(
        async (answer) => ({ status: answer.status, text: answer.ok ? await answer.text() : '' }),
        () => ({ status: 503, text: '' }),
      ),
  });

/** How long nobody moves before nobody counts as active, in milliseconds. */
const REST_MS = 3500;

/**
 * The latest player with its controls, as a person uses it.
 *
 * @param wait lets this many milliseconds go by
 */
export function makeDomPlayer(
  players: SimulatedPlayerLibrary,
  document: () => Document,
  wait: (length: number) => Promise<void>,
): Pick<Assembly, 'player' | 'controls'> {
  const player = (): SimulatedPlayer => {
    const latest = players.present().at(-1);
    if (!latest) throw new Error('No player is there');
    return latest;
  };
  const overlay = () => document().querySelector('dialog [data-overlay]');
  const used: PlayerControls = {
    count: async () => players.present().length,
    isPlaying: async () => player().playing,
    position: async () => player().getPosition(),
    duration: async () => player().getDuration(),
    seek: async (seconds) => player().seekTo(seconds),
    watch: async (seconds) => player().watch(seconds),
    pause: async () => void player().pause(),
    resume: async () => void player().play(),
    idle: () => wait(REST_MS),
    stir: async () => {
      const move = new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' });
      document().querySelector('[data-player]')?.dispatchEvent(move);
    },
    showsOverlay: async () => overlay()?.getAttribute('data-shown') === 'true',
    overlayWords: async () => overlay()?.textContent ?? '',
    captions: async () => player().getCaptions(),
    isMuted: async () => player().muted,
    isShowingAd: async () => player().isShowingAd,
    skipAd: async () => player().skipAd(),
    refuseAutoplay: async () => players.refuseAutoplay(),
  };
  return { player: used, controls: makeDomPlayerControls(player, document, wait) };
}

/** What plays in the latest player; null if it was removed or nothing has started. */
export function playingIn(players: SimulatedPlayerLibrary): PlayingNow | null {
  const latest = players.present().at(-1);
  if (!latest?.mediaid || !latest.hasStarted) return null;
  return {
    player: latest,
    mediaid: latest.mediaid,
    isPlaying: latest.playing,
    position: latest.getPosition(),
    duration: latest.getDuration(),
  };
}
