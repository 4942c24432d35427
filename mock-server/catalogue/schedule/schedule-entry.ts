/** A guide entry (Specification 2, section 3, "Program guide entry"). Times are ISO 8601 in UTC. */
export interface ScheduleEntry {
  readonly id: string;
  readonly title: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly description?: string;
  readonly chapterPointCustomProperties: readonly { readonly key: string; readonly value: string }[];
}
