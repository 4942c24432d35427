import type { MemberId } from '#domain/account/viewer.ts';
import type { TrackedEvent } from '#domain/analytics/tracked-event.ts';
import { token } from '../injection/token.ts';

/**
 * The product analytics service (API-06). Every call is fire and forget: it does not wait, never fails, and may have no
 * effect, for example if analytics is not configured or the user opts out of tracking.
 */
export interface Analytics {
  /** @param path below the app's base path */
  page(path: string, title: string): void;
  track(event: TrackedEvent): void;
  identify(member: MemberId, subscription: 'active' | 'cancelled'): void;
}
export const Analytics = token<Analytics>('Analytics');
