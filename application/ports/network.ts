import type { Observable } from 'rxjs';
import { token } from '../token.ts';

/** The device's network connection. */
export interface Network {
  /** Emits each time the connection is restored. */
  readonly reconnected$: Observable<void>;
}
export const Network = token<Network>('Network');
