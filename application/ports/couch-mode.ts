import type { ObservableState } from '../observable-state.ts';
import { token } from '../injection/token.ts';

/** Whether the app shows itself for three metres: on a television, or where its viewer has chosen so (SHL-16). Never fails. */
export interface CouchMode {
  readonly isOn: ObservableState<boolean>;
  /** Remembers the choice on this device; where nothing can be stored, as long as the page. */
  choose(isOn: boolean): void;
}
export const CouchMode = token<CouchMode>('CouchMode');
