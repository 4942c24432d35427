/** A request as it leaves a page. */
export interface SentRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** Its body; null without one. */
  readonly sent: string | null;
}

/** A request, and what the page learnt of it. */
export interface RecordedRequest extends SentRequest {
  /** Null where no answer came. */
  readonly status: number | null;
  /** Whether it could not leave, for want of a connection. */
  readonly isOffline: boolean;
  /** In milliseconds of the simulated time. */
  readonly took: number;
  /** The answer's body. */
  readonly text: () => string;
}
