import { token } from '../injection/token.ts';

/** The browser's address, for leaving the app and coming back to it. */
export interface AddressBar {
  /** The absolute address of the current page. */
  current(): string;

  /** Leaves the app for an absolute http(s) address; any other address is ignored. */
  navigateTo(address: string): void;

  /** Leaves as `navigateTo` does, but replaces the current page in the browser's history. */
  replaceWith(address: string): void;

  /**
   * Loads the current page again if its server can be reached, and if that is still wanted by then; otherwise the page stays, and
   * the result is false.
   */
  reload(isStillWanted?: () => boolean): Promise<boolean>;
}
export const AddressBar = token<AddressBar>('AddressBar');
