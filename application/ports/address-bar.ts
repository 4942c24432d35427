import { token } from '../token.ts';

/** The browser's address, for leaving the app and coming back to it. */
export interface AddressBar {
  /** The absolute address of the page that is shown. */
  current(): string;

  /** Leaves the app for an absolute http(s) address; any other is not followed. */
  leaveFor(address: string): void;

  /** Leaves as `leaveFor` does, so that the way back does not lead to the page that is shown but to the one before it. */
  leaveInsteadFor(address: string): void;
}
export const AddressBar = token<AddressBar>('AddressBar');
