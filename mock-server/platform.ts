import type { Catalogue } from './catalogue/catalogue.ts';

/** The shared, immutable part of the platform, available to every handler. */
export interface Platform {
  readonly catalogue: Catalogue;
  /** The origin of the platform, without a trailing slash: `http://localhost:8081`. */
  readonly origin: string;
  /** The origin of the web app: the only place that the account site redirects back to. */
  readonly appOrigin: string;
  /** Whether the settings file tells apps to report their errors here (CFG-23). */
  readonly reportsErrors: boolean;
}
