import { HOUR_MS, type EpochMs } from '../time/milliseconds.ts';

/** Whether the viewer is offered the newer release. */
export interface ReleaseOffer {
  /** A newer release than this page's is ready. */
  readonly isReady: boolean;
  readonly isOffered: boolean;
  /** When the viewer put the offer off; null if they did not. */
  readonly postponedAt: EpochMs | null;
}

export const noReleaseOffer: ReleaseOffer = { isReady: false, isOffered: false, postponedAt: null };

/**
 * - `ready`: a newer release is ready.
 * - `pause`: the viewer has gone to another page, or come back to the tab.
 * - `video`: a video has begun.
 * - `postponed`: the viewer wants the newer release later.
 */
export type ReleaseEvent =
  | { readonly kind: 'ready' }
  | { readonly kind: 'pause'; readonly at: EpochMs; readonly isDuringVideo: boolean }
  | { readonly kind: 'video' }
  | { readonly kind: 'postponed'; readonly at: EpochMs };

/** For how long an offer that was put off is not made again. */
const POSTPONED_MS = HOUR_MS;

/** A newer release is offered in a pause, and never during a video. */
export function releaseOfferReducer(offer: ReleaseOffer, event: ReleaseEvent): ReleaseOffer {
  switch (event.kind) {
    case 'ready':
      return { ...offer, isReady: true };
    case 'pause':
      return mayOffer(offer, event) ? { ...offer, isOffered: true } : offer;
    case 'video':
      return { ...offer, isOffered: false };
    case 'postponed':
      return { ...offer, isOffered: false, postponedAt: event.at };
  }
}

const mayOffer = (
  { isReady, postponedAt }: ReleaseOffer,
  { at, isDuringVideo }: Extract<ReleaseEvent, { kind: 'pause' }>,
): boolean => isReady && !isDuringVideo && (postponedAt === null || at - postponedAt >= POSTPONED_MS);
