import type { CatchUpHours } from './catch-up-hours.ts';

/** Where the schedule of a channel comes from (LIV-07). */
export interface ScheduleAddress {
  /** Absolute, or relative to that of the video platform. */
  readonly address: string;
  /** Sent as API-KEY. */
  readonly token: string | null;
  /** Whether the schedule is repeated for ever. */
  readonly isDemo: boolean;
}

/** What a live channel has beyond other items (Specification 2, section 3, "Live channel"). */
export interface Channel {
  readonly catchUp: CatchUpHours;
  readonly logo: string | null;
  readonly background: string | null;
  /** Null for a channel without a schedule. */
  readonly schedule: ScheduleAddress | null;
}
