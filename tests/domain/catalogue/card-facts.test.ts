import { describe, expect, it } from 'vitest';
import type { Access } from '#domain/access/access-rule.ts';
import { cardFacts } from '#domain/catalogue/card-facts.ts';
import type { ContentType } from '#domain/catalogue/content-type.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { progress } from '#domain/progress/progress.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';

const locked: Access = { state: 'locked', reason: 'sign-up' };
const granted: Access = { state: 'granted' };

describe('the lock badge of a card [CAT-09, ACC-02]', () => {
  it.each<[Access, boolean]>([
    [locked, true],
    [{ state: 'locked', reason: 'premier' }, true],
    [granted, false],
    [{ state: 'unknown' }, false],
  ])('with the access %j: %s', (access, isLocked) => {
    expect(cardFacts(aMediaItem(), access, progress(0)).locked).toBe(isLocked);
  });

  it.each<[ContentType, boolean]>([
    ['workout', true],
    ['program', true],
    ['series', true],
    ['episode', true],
    ['livechannel', true],
    ['video', true],
    ['trainer', false],
    ['page', false],
    ['hub', false],
  ])('is shown on a %s to which the viewer has no access: %s', (contentType, isLocked) => {
    expect(cardFacts(aMediaItem({ contentType }), locked, progress(0)).locked).toBe(isLocked);
  });
});

describe('the progress of a card [CAT-09]', () => {
  it.each([
    [0.0499, 'not-started'],
    [0.05, 'started'],
    [0.95, 'started'],
    [0.9501, 'finished'],
  ])('at %d is %s', (share, state) => {
    expect(cardFacts(aMediaItem(), granted, progress(share)).progressState).toBe(state);
  });
});

describe('the length on a card [CAT-09]', () => {
  const lengthOf = (contentType: ContentType, duration: number) =>
    cardFacts(aMediaItem({ contentType, duration: seconds(duration) }), granted, progress(0)).length;

  it('is in whole minutes, rounded up', () => {
    expect(lengthOf('workout', 1440)).toEqual({ kind: 'minutes', minutes: 24 });
    expect(lengthOf('workout', 1441)).toEqual({ kind: 'minutes', minutes: 25 });
    expect(lengthOf('program', 1)).toEqual({ kind: 'minutes', minutes: 1 });
  });

  it('is live for 0', () => {
    expect(lengthOf('workout', 0)).toEqual({ kind: 'live' });
    expect(lengthOf('livechannel', 0)).toEqual({ kind: 'live' });
  });

  it.each<ContentType>(['program', 'series'])('is null for a %s without a duration', (contentType) => {
    expect(lengthOf(contentType, 0)).toBeNull();
  });

  it.each<ContentType>(['trainer', 'page', 'hub'])('is null for a %s', (contentType) => {
    expect(lengthOf(contentType, 1440)).toBeNull();
  });
});
