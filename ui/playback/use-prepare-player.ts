import {
  PlaybackUseCases,
  type PlaybackUseCases as UseCases,
} from '#application/playback/playback-use-cases.ts';
import { useInjection } from '../session/use-injection.ts';

/**
 * Returns a function that preloads the player: for a pointer over a play button, or focus on it; and at a press on it, given its
 * item, what grants that.
 */
export const usePreparePlayer = (): UseCases['preparePlayer'] => useInjection(PlaybackUseCases).preparePlayer;
