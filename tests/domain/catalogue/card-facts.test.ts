import { describe, expect, it } from 'vitest';
import type { Access } from '#domain/access/access-rule.ts';
import { cardFacts, minutesLeft, startsVideo } from '#domain/catalogue/card-facts.ts';
import type { ContentType } from '#domain/catalogue/content-type.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { progress } from '#domain/progress/progress.ts';
import { day } from '#tests/builders/a-plan.ts';
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

const TODAY = day('2026-06-15');
const daily = (published: string) => ({ coreTrack: 'db365', publishedAt: new Date(published) });

describe('the play button of a card [CAT-28]', () => {
  const hasButton = (
    item: Partial<MediaItem>,
    given: { access?: Access; share?: number; isNextWorkout?: boolean },
  ) =>
    startsVideo(aMediaItem({ duration: seconds(1800), ...item }), {
      access: given.access ?? granted,
      progress: progress(given.share ?? 0),
      isNextWorkout: given.isNextWorkout ?? false,
      today: TODAY,
    });

  it.each([
    [0, false],
    [0.0499, false],
    [0.05, true],
    [0.95, true],
    [0.9501, false],
  ])('is there once %d has been watched: %s', (share, isThere) => {
    expect(hasButton({}, { share })).toBe(isThere);
  });

  it.each([
    [0, true],
    [0.5, true],
    [0.9501, false],
  ])('is there for the next workout of a followed program at %d: %s', (share, isThere) => {
    expect(hasButton({}, { isNextWorkout: true, share })).toBe(isThere);
  });

  it.each([
    ['2026-06-15T00:00:00Z', 0, true],
    ['2026-06-15T23:59:59Z', 0, true],
    ['2026-06-15T00:00:00Z', 0.9501, false],
    ['2026-06-14T23:59:59Z', 0, false],
    ['2026-06-16T00:00:00Z', 0, false],
  ])('is there for the 365 of %s at %d: %s', (published, share, isThere) => {
    expect(hasButton(daily(published), { share })).toBe(isThere);
  });

  it.each<Access>([locked, { state: 'unknown' }])('is not there with the access %j', (access) => {
    expect(hasButton({}, { access, share: 0.5, isNextWorkout: true })).toBe(false);
  });

  it('is not there for what has no length', () => {
    expect(hasButton({ duration: seconds(0) }, { isNextWorkout: true })).toBe(false);
  });
});

describe('what is left of a video [CAT-28]', () => {
  it.each([
    [7199, 0, 120],
    [7199, 0.0499, 120],
    [7199, 0.05, 114],
    [7199, 0.5, 60],
    [600, 0.1, 9],
    [600, 0.9, 1],
    [60, 0.95, 1],
  ])('of %d s at %d is %d min', (duration, share, minutes) => {
    expect(minutesLeft({ duration: seconds(duration) }, progress(share))).toBe(minutes);
  });
});
