import { filter, take } from 'rxjs';
import { subscriptionStatus, type Viewer } from '#domain/account/viewer.ts';
import type { CurrentViewer } from '../account/current-viewer.ts';
import type { TagManagerDataLayer, PageLoadEntry } from '../ports/tag-manager-data-layer.ts';
import type { ReferralSource } from '../ports/referral-source.ts';
import { token } from '../injection/token.ts';

/**
 * Tells the data layer of this page load, once, as soon as it is known who the viewer is; called once, at the start (CFG-18).
 *
 * @param url the address that was loaded
 */
export type PushPageLoad = (url: string) => void;
export const PushPageLoad = token<PushPageLoad>('PushPageLoad');

export const makePushPageLoad =
  (viewer: CurrentViewer, referrals: ReferralSource, dataLayer: TagManagerDataLayer): PushPageLoad =>
  (url) => {
    const referral = referrals.current();
    viewer.changes$
      .pipe(
        filter(({ state }) => state !== 'loading'),
        take(1),
      )
      .subscribe((present) => dataLayer.push({ url, referral, user: userOf(present) }));
  };

/** Null for a visitor, and if the account cannot be reached. */
const userOf = (viewer: Viewer): PageLoadEntry['user'] =>
  viewer.state === 'member'
    ? { id: viewer.member.id, subscriptionStatus: subscriptionStatus(viewer.member) }
    : null;
