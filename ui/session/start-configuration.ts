import type { ComponentType } from 'react';
import type { Configuration } from '#application/configuration/load-configuration.ts';

/** The configuration that a start of the app has found. */
export interface StartConfiguration extends Configuration {
  /** What shows instead of every screen that has header and footer, if the app has started without a connection. */
  readonly Offline?: ComponentType;
}
