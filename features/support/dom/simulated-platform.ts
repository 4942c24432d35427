/** What the simulated players get from the platform. */
export interface SimulatedPlatform {
  /** In seconds. */
  readonly durationOf: (mediaId: string) => number;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** The status of the platform's response for a source. */
  readonly statusOf: (file: string) => Promise<number>;
  /** The text at an address; empty if the request fails. */
  readonly textOf: (address: string) => Promise<string>;
}
