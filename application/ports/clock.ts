import { token } from '../injection/token.ts';

/** The current time of the platform. */
export interface Clock {
  now(): Date;
}
export const Clock = token<Clock>('Clock');
