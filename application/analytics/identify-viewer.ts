import { distinctUntilChanged, filter, map, type Subscription } from 'rxjs';
import { subscriptionStatus } from '#domain/account/viewer.ts';
import type { CurrentViewer } from '../account/current-viewer.ts';
import type { Analytics } from '../ports/analytics.ts';

/** Identifies the member to analytics once known, and again when the member or the subscription status changes (API-06). */
export const identifyViewer = (viewer: CurrentViewer, analytics: Analytics): Subscription =>
  viewer.changes$
    .pipe(
      filter((present) => present.state === 'member'),
      map(({ member }) => ({ id: member.id, status: subscriptionStatus(member) })),
      distinctUntilChanged((one, other) => one.id === other.id && one.status === other.status),
    )
    .subscribe(({ id, status }) => analytics.identify(id, status));
