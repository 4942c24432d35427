import type { Entitlement } from '../access/entitlement.ts';
import type { Brand } from '../brand.ts';
import type { MediaId } from '../catalogue/media-id.ts';
import type { Slug } from '../catalogue/slug.ts';
import type { Favorites } from '../favorites/favorites.ts';
import type { WatchHistory } from '../history/watch-history.ts';

export type MemberId = Brand<string, 'MemberId'>;

/** A logged-in user (Specification 1, section 3, "User"). */
export interface Member {
  readonly id: MemberId;
  readonly email: string;
  readonly activeSubscriber: boolean;
  readonly entitlements: readonly Entitlement[];
  /** Null where the server did not say, in which case what the browser has kept of them counts (API-07). */
  readonly favorites: Favorites | null;
  /** Null as favorites are. */
  readonly watchHistory: WatchHistory | null;
  /** For each followed program, by its view name, the workout to continue. */
  readonly programProgress: ReadonlyMap<Slug, MediaId>;
}

/**
 * Who is in front of the screen (ACC-08). `askedAt`: when the server was asked, in milliseconds since 1970; what was done after
 * that it may not have told. `unreachable`: the account could not be asked; browsing goes on,
 * and what is watched is kept for the member who was here last.
 */
export type Viewer =
  | { readonly state: 'loading' }
  | { readonly state: 'visitor' }
  | { readonly state: 'member'; readonly member: Member; readonly askedAt: number }
  | { readonly state: 'unreachable'; readonly lastMember: MemberId | null };

export const entitlementsOf = (viewer: Viewer): readonly Entitlement[] =>
  viewer.state === 'member' ? viewer.member.entitlements : [];

/** ACC-08: the status that is reported of a subscription. */
export const subscriptionStatus = (member: Pick<Member, 'activeSubscriber'>): 'active' | 'cancelled' =>
  member.activeSubscriber ? 'active' : 'cancelled';

/** Whether it is a member for all that is known: while the account cannot be reached, the one who was here last is. */
export const mayBeMember = (viewer: Viewer): boolean =>
  viewer.state === 'member' || (viewer.state === 'unreachable' && viewer.lastMember !== null);
