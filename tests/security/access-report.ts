/** The result of an access probe. */
export interface AccessReport {
  /** By person, how many attempts were made at requests that succeed for a person with access. */
  readonly attempts: ReadonlyMap<string, number>;
  /** How many attempts were made at requests that succeed for no one or return no video. */
  readonly unprotected: number;
  /** How many attempts of a person with access succeeded. */
  readonly granted: number;
  /** What succeeded for a person without access: the person, and the attempt. */
  readonly breaches: readonly string[];
  /**
   * What should have been tried and was not, or should have succeeded for a person with access and did not.
   */
  readonly omitted: readonly string[];
}
