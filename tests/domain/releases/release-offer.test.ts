import { describe, expect, it } from 'vitest';
import { noReleaseOffer, releaseOfferReducer, type ReleaseEvent } from '#domain/releases/release-offer.ts';
import { HOUR_MS } from '#domain/time/milliseconds.ts';

const READY: ReleaseEvent = { kind: 'ready' };
const VIDEO: ReleaseEvent = { kind: 'video' };
const pause = (at = 0, isDuringVideo = false): ReleaseEvent => ({ kind: 'pause', at, isDuringVideo });
const postponed = (at: number): ReleaseEvent => ({ kind: 'postponed', at });
const isOfferedAfter = (...events: readonly ReleaseEvent[]) =>
  events.reduce(releaseOfferReducer, noReleaseOffer).isOffered;

describe('a newer release', () => {
  it('is offered in the first pause after it is ready', () => {
    expect(isOfferedAfter(READY)).toBe(false);
    expect(isOfferedAfter(READY, pause())).toBe(true);
    expect(isOfferedAfter(pause(), READY)).toBe(false);
  });

  it('is not offered before it is ready', () => {
    expect(isOfferedAfter(pause())).toBe(false);
  });

  it('is never offered during a video', () => {
    expect(isOfferedAfter(READY, pause(0, true))).toBe(false);
    expect(isOfferedAfter(READY, pause(), VIDEO)).toBe(false);
    expect(isOfferedAfter(READY, pause(), VIDEO, pause())).toBe(true);
  });

  it('is offered again an hour after it was put off, not before', () => {
    expect(isOfferedAfter(READY, pause(), postponed(5))).toBe(false);
    expect(isOfferedAfter(READY, pause(), postponed(5), pause(5 + HOUR_MS - 1))).toBe(false);
    expect(isOfferedAfter(READY, pause(), postponed(5), pause(5 + HOUR_MS))).toBe(true);
  });

  it('stays offered from one page to the next', () => {
    expect(isOfferedAfter(READY, pause(), pause(1))).toBe(true);
  });
});
