import { token } from '../injection/token.ts';

/** The browser and the device that the app runs on. */
export interface UserAgent {
  /** How its browser identifies itself. */
  userAgent(): string;
}
export const UserAgent = token<UserAgent>('UserAgent');
