/** What came of trying. */
export interface AccessReport {
  /** By person, how often they tried what opens for somebody who may watch. */
  readonly tries: ReadonlyMap<string, number>;
  /** How often they tried what opens for nobody, and what they looked through that holds no video for anybody. */
  readonly elsewhere: number;
  /** How often somebody who may watch came in by the same ways. */
  readonly entitled: number;
  /** What opened all the same: who, and how. */
  readonly through: readonly string[];
  /** What should have been tried, and was not, or should have opened for who may watch, and did not. */
  readonly untried: readonly string[];
}
