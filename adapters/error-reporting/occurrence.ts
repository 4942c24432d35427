import type { ErrorOrigin } from '#application/ports/error-reports.ts';
import type { EpochMs } from '#domain/time/milliseconds.ts';

/** Something that the error-reporting service learns: an error, the config, or that the content of a page shows. */
export type OccurrenceKind = ErrorOrigin | 'config' | 'shown';

/**
 * Passes an occurrence on. Fire and forget: it does not wait and never fails.
 *
 * @param subject the error, or the id of the config
 */
export type Notify = (kind: OccurrenceKind, subject?: unknown) => void;

/** An occurrence, with the time and the place that it was noted at. */
export interface Occurrence {
  readonly kind: OccurrenceKind;
  readonly subject: unknown;
  readonly at: EpochMs;
  /** The path of the page, with the base path. */
  readonly pathname: string;
  /** Whether there was a connection. */
  readonly isOnline: boolean;
}

export type SendOccurrence = (occurrence: Occurrence) => void;
