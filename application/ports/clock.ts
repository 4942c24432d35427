import { token } from '../token.ts';

/** The present time, as the platform has it. */
export interface Clock {
  now(): Date;
}
export const Clock = token<Clock>('Clock');
