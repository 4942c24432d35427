/** A request as it leaves a page. */
export interface SentRequest {
  readonly method: string;
  /** Including the query. */
  readonly path: string;
  /** The request body; null if there is none. */
  readonly sent: string | null;
}

/** A request and its outcome as the page learned it. */
export interface RecordedRequest extends SentRequest {
  /** Null if no response came. */
  readonly status: number | null;
  /** Whether it could not be sent because there was no connection. */
  readonly isOffline: boolean;
  /** In milliseconds of simulated time. */
  readonly took: number;
  /** The response body. */
  readonly text: () => string;
}
