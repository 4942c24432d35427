import { token } from '../injection/token.ts';

/** The device that the app runs on. */
export interface Device {
  /** How its browser identifies itself. */
  userAgent(): string;
}
export const Device = token<Device>('Device');
