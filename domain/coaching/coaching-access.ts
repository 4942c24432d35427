import type { Viewer } from '../account/viewer.ts';
import type { Coaching } from './coaching.ts';

/** The entitlement, or the flag, that gives access to coaching (COA-08). */
export const COACHING = 'coaching';

/** What a visit to /coaching leads to. */
export type CoachingVisit = 'loading' | 'page' | 'offer' | 'home' | 'unreachable';

/** COA-08: who has coaching sees it, who may be offered it is led to the offer, anyone else to home. */
export function coachingVisit(viewer: Viewer): CoachingVisit {
  switch (viewer.state) {
    case 'loading':
      return 'loading';
    case 'unreachable':
      return viewer.lastMember ? 'unreachable' : 'home';
    case 'visitor':
      return 'home';
    case 'member': {
      const { hasAccess, isEligible } = viewer.member.coaching;
      return hasAccess ? 'page' : isEligible ? 'offer' : 'home';
    }
  }
}

/** COA-08: the item 'Coaching' of the navigation; null if it is not shown. */
export function coachingItem({ hasAccess, isEligible, plans }: Coaching): { readonly isNew: boolean } | null {
  const isShown = isEligible || (hasAccess && plans.length > 0);
  return isShown ? { isNew: isEligible } : null;
}
