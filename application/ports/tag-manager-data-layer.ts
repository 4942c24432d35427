import type { MemberId } from '#domain/account/viewer.ts';
import type { Referral } from '#domain/analytics/referral.ts';
import { token } from '../injection/token.ts';

/** What the data layer learns of a page load (CFG-18). */
export interface PageLoadEntry {
  readonly url: string;
  readonly referral: Referral | null;
  readonly user: { readonly id: MemberId; readonly subscriptionStatus: 'active' | 'cancelled' } | null;
}

/** The data layer, which tag managers read (CFG-18). */
export interface TagManagerDataLayer {
  /** Fire and forget; never fails. */
  push(entry: PageLoadEntry): void;
}
export const TagManagerDataLayer = token<TagManagerDataLayer>('TagManagerDataLayer');
