import type { ComponentType } from 'react';
import type { AppConfig } from '#domain/configuration/app-config.ts';
import type { LazyTexts } from '../../i18n/i18n.ts';
import type { Provide } from '../../session/use-injection.ts';

/** What the first screen shows between the header and the end of the window, on some pages of the app. */
export interface FirstPage {
  readonly Page: ComponentType;
  /** Does what components do in effects before the browser paints. */
  readonly afterDrawing?: (place: Element) => void;
  /** Whether it is the heading alone: the app shows the rest, and does not wait for it. */
  readonly isHeading?: true;
  /** Whether its top is kept for the next visit. */
  readonly isKept?: true;
  /** The texts that it needs besides those of every screen. */
  readonly texts?: Partial<LazyTexts>;
  /** The queries of the answers that the prefetch has requested: what shows without the others, and the others. */
  readonly queries: (config: AppConfig, provide: Provide) => FirstQueries;
}

export interface FirstQueries {
  readonly urgent: readonly FirstQuery[];
  readonly others: readonly FirstQuery[];
}

/** The part of a query's options by which its answer is read and found. */
export interface FirstQuery {
  readonly queryKey: readonly unknown[];
  readonly queryFn?: unknown;
}
