import { token } from '#application/token.ts';
import type { LoadPlayerLibrary } from '#adapters/hosted-player/player-library.ts';

/** What the app stands on: a browser, or what stands for one in a test. */
export interface Environment {
  readonly window: Window;
  /** Sends requests; early answers are taken from it too. */
  readonly fetch: typeof fetch;
  readonly loadPlayerLibrary: LoadPlayerLibrary;
}
export const Environment = token<Environment>('Environment');
