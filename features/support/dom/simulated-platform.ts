/** What the simulated players get from the platform. */
export interface SimulatedPlatform {
  /** In seconds. */
  readonly durationOf: (mediaId: string) => number;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  readonly get: (address: string) => Promise<PlatformResponse>;
}

/** A response of the platform; its text is empty if the request failed. */
export interface PlatformResponse {
  readonly status: number;
  readonly text: string;
}
