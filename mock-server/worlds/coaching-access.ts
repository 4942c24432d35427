import type { Account } from './account.ts';

export const COACHING = 'coaching';

/** COA-08: coaching access is an entitlement or a flag. */
export const hasCoaching = ({ subscription, flags }: Account): boolean =>
  [...subscription.entitlements, ...flags].includes(COACHING);

/** Whether coaching is to be offered: not to a member who has it. */
export const isEligibleForCoaching = (account: Account): boolean =>
  account.coaching.mayBeOffered && !hasCoaching(account);
