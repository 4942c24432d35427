import type { Branded } from '../branded.ts';

export type Seconds = Branded<number, 'Seconds'>;

/** A duration in seconds; any value that is not a finite, positive number becomes 0. */
export const seconds = (value: number): Seconds =>
  (Number.isFinite(value) && value > 0 ? value : 0) as Seconds;

/** A duration of 0 means a live stream (Specification 1, section 3). */
export const isLive = (duration: Seconds): boolean => duration === 0;
