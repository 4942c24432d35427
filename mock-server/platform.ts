import type { Catalogue } from './catalogue/catalogue.ts';

/** What every handler may use: the shared, immutable side of the platform. */
export interface Platform {
  readonly catalogue: Catalogue;
  /** The origin that the platform is reached at, without a trailing slash: `http://localhost:8081`. */
  readonly origin: string;
  /** The origin of the web app: the only place that the account site returns to. */
  readonly appOrigin: string;
}
