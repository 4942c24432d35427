import { token } from '#application/token.ts';
import type { ErrorReports } from '#application/ports/error-reports.ts';
import type { PlatformDefaults } from '#adapters/app-host/webapp-ini-settings.ts';
import type { LoadPlayerLibrary } from '#adapters/hosted-player/player-library.ts';

/** The environment that the app runs in: a browser, or a test's substitute. */
export interface Environment {
  readonly window: Window;
  /** Sends requests; also returns prefetched responses. */
  readonly fetch: typeof fetch;
  /** If omitted, the library loads as a script of the window. */
  readonly loadPlayerLibrary?: LoadPlayerLibrary;
  /** For a settings file that does not name the platform. */
  readonly platformDefaults: PlatformDefaults;
  readonly errorReports: ErrorReports;
}
export const Environment = token<Environment>('Environment');
