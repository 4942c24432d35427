import type { Entitlement } from '../access/entitlement.ts';
import type { Branded } from '../branded.ts';
import type { MediaId } from '../catalogue/media-id.ts';
import type { Slug } from '../catalogue/slug.ts';
import type { Coaching } from '../coaching/coaching.ts';
import type { Favorites } from '../favorites/favorites.ts';
import type { WatchHistory } from '../history/watch-history.ts';

export type MemberId = Branded<string, 'MemberId'>;

/** A signed-in user (Specification 1, section 3, "User"). */
export interface Member {
  readonly id: MemberId;
  readonly email: string;
  readonly activeSubscriber: boolean;
  readonly entitlements: readonly Entitlement[];
  /** Null if the server did not send them; the copy stored in the browser then applies (API-07). */
  readonly favorites: Favorites | null;
  /** Null under the same conditions as `favorites`. */
  readonly watchHistory: WatchHistory | null;
  /** The workout to continue in each followed program, by the program's view name. */
  readonly programProgress: ReadonlyMap<Slug, MediaId>;
  readonly coaching: Coaching;
}

/** The last member who used this browser, as last known. */
export type LastMember = Pick<Member, 'id' | 'entitlements'>;

/**
 * The current viewer (ACC-08).
 *
 * - `requestedAt`: when the server was queried, in milliseconds since 1970; the response may not include later changes.
 * - `hasSessionEnded`: the member was shown until the server no longer knew the session; nobody has signed out.
 * - `unreachable`: the account request failed; browsing still works, progress is stored for the last member, and what the last
 *   member was entitled to decides about labels and locks. `isSigningOut`: a member has signed out, and nobody is shown, but the
 *   server has not ended the session yet (ACC-10).
 */
export type Viewer =
  | { readonly state: 'loading' }
  | { readonly state: 'visitor'; readonly hasSessionEnded?: boolean }
  | { readonly state: 'member'; readonly member: Member; readonly requestedAt: number }
  | {
      readonly state: 'unreachable';
      readonly lastMember: LastMember | null;
      readonly isSigningOut?: boolean;
    };

/** The entitlements of the member, as last known while the account is unreachable. */
export function entitlementsOf(viewer: Viewer): readonly Entitlement[] {
  switch (viewer.state) {
    case 'member':
      return viewer.member.entitlements;
    case 'unreachable':
      return viewer.lastMember?.entitlements ?? [];
    case 'loading':
    case 'visitor':
      return [];
  }
}

/** ACC-08: the subscription status that is reported to analytics. */
export const subscriptionStatus = (member: Pick<Member, 'activeSubscriber'>): 'active' | 'cancelled' =>
  member.activeSubscriber ? 'active' : 'cancelled';

/** Whether the viewer is, or may be, a member: while the account is unreachable, the last member is assumed. */
export const mayBeMember = (viewer: Viewer): boolean =>
  viewer.state === 'member' || (viewer.state === 'unreachable' && viewer.lastMember !== null);

/** Whether a member has signed out here whose session the server has not ended yet: no page shows them (ACC-10). */
export const isSigningOut = (viewer: Viewer): boolean =>
  viewer.state === 'unreachable' && (viewer.isSigningOut ?? false);

/** Whether nobody is signed in, and no session has ended by itself. */
export const isSignedOut = (viewer: Viewer): boolean =>
  isSigningOut(viewer) || (viewer.state === 'visitor' && !viewer.hasSessionEnded);
