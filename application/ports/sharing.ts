import { token } from '../token.ts';

/** What became of it; `refused` where the device allows neither sharing nor copying. */
export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'refused';

/** How a page is passed on (MED-12). */
export interface Sharing {
  /**
   * Opens the device's share sheet with the page in it; where there is none, copies the absolute address. Never fails:
   * the outcome says what became of it.
   */
  share(page: { readonly title: string; readonly address: string }): Promise<ShareOutcome>;
}
export const Sharing = token<Sharing>('Sharing');
