import { describe, expect, it } from 'vitest';
import { isDoNotTrackOn } from '#adapters/browser/do-not-track.ts';

describe('a request not to be tracked [API-06]', () => {
  it.each([
    [{ doNotTrack: '1' }, true],
    [{ doNotTrack: null, globalPrivacyControl: true }, true],
    [{ doNotTrack: '0', globalPrivacyControl: true }, true],
    [{ doNotTrack: '0' }, false],
    [{ doNotTrack: null }, false],
    [{ doNotTrack: 'unspecified', globalPrivacyControl: false }, false],
  ])('with %j is %s', (navigator, asks) => {
    expect(isDoNotTrackOn(navigator)).toBe(asks);
  });
});
