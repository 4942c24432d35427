import { PlaybackUseCases } from '#application/playback/playback-use-cases.ts';
import { useInjection } from '../session/use-injection.ts';

/** Returns a function that preloads the player: for a pointer over a play button, or focus on it. */
export const usePreparePlayer = (): (() => void) => useInjection(PlaybackUseCases).preparePlayer;
