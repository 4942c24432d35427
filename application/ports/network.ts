import type { Observable } from 'rxjs';
import { token } from '../injection/token.ts';

/** The device's network connection. */
export interface Network {
  /** False if the device has no connection, so that no request can leave it. If true, there may still be none. */
  readonly isOnline: () => boolean;
  /** Whether the viewer wants to save data on it; false where the device does not say so. */
  readonly savesData: () => boolean;
  /** Emits each time the connection is lost. */
  readonly disconnected$: Observable<void>;
  /** Emits each time the connection is restored. */
  readonly reconnected$: Observable<void>;
}
export const Network = token<Network>('Network');
