import { token } from '../injection/token.ts';

/** The outcome of sharing; `refused` if the device allows neither sharing nor copying. */
export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'refused';

/** Shares a page (MED-12). */
export interface Sharing {
  /**
   * Opens the device's share sheet for the page; without one, copies the absolute address. Never fails: the outcome is
   * returned.
   */
  share(page: { readonly title: string; readonly address: string }): Promise<ShareOutcome>;
}
export const Sharing = token<Sharing>('Sharing');
