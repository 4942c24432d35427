import type { Observable } from 'rxjs';
import { token } from '../token.ts';

/** The device's connection. */
export interface Network {
  /** Emits each time the connection comes back. */
  readonly reconnected$: Observable<void>;
}
export const Network = token<Network>('Network');
