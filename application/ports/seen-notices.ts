import { token } from '../injection/token.ts';

/** What the app shows by itself until the viewer has seen or dismissed it: the link to the app store (SHL-05), the welcome (SHL-07). */
export type Notice = 'app-banner' | 'welcome';

/** The notices that do not show in this browser any more. */
export interface SeenNotices {
  has(notice: Notice): boolean;

  /** Never fails: if the browser cannot store it, it lasts as long as the page. */
  add(notice: Notice): void;
}
export const SeenNotices = token<SeenNotices>('SeenNotices');
