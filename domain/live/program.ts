import type { EpochMs } from '../time/milliseconds.ts';

/** An entry of a channel's schedule (Specification 2, section 3, "Program guide entry"). */
export interface Program {
  readonly id: string;
  readonly title: string;
  readonly start: EpochMs;
  /** After `start`. */
  readonly end: EpochMs;
  /** LIV-10: from the custom property 'description'; null without it. */
  readonly description: string | null;
  /** LIV-10: from the custom property 'image'; null without it. */
  readonly image: string | null;
}

export type ProgramTimes = Pick<Program, 'start' | 'end'>;

export const isSameProgram = (one: ProgramTimes, other: ProgramTimes): boolean =>
  one.start === other.start && one.end === other.end;
