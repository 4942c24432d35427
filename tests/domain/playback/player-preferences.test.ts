import { describe, expect, it } from 'vitest';
import {
  NO_PREFERENCES,
  preferencesAfter,
  preferredCaptions,
  requestedSettings,
  toggledCaptions,
  type PlayerPreferences,
} from '#domain/playback/player-preferences.ts';
import { USUAL_CAPTIONS, type CaptionStyle } from '#domain/playback/caption-style.ts';
import {
  initialPlayerSettings,
  type PlayerSettings,
  type SettingsRequest,
  type TrackList,
} from '#domain/playback/player-settings.ts';

const captionsOf = (labels: readonly string[], chosen: number | null = null): TrackList => ({
  tracks: labels.map((label) => ({ label, language: null })),
  chosen,
});
const yellow: CaptionStyle = { ...USUAL_CAPTIONS, color: 'yellow' };
const TWO = ['English', 'Español'];

describe('what a new player is told [PLY-08]', () => {
  it.each<readonly [Partial<PlayerPreferences>, SettingsRequest]>([
    [{}, {}],
    [{ captionStyle: yellow }, { captionStyle: yellow }],
    [{ volume: 40 }, { volume: 40 }],
    [{ volume: 100 }, { volume: 100 }],
    [{ isMuted: true }, { isMuted: true }],
    [{ rate: 1.5 }, { rate: 1.5 }],
    [{ captions: 'English', lastCaptions: 'English' }, {}],
    [
      { volume: 40, isMuted: true, rate: 0.5 },
      { volume: 40, isMuted: true, rate: 0.5 },
    ],
  ])('of the preferences %j is %j', (preferences, request) => {
    expect(requestedSettings({ ...NO_PREFERENCES, ...preferences })).toEqual({
      captionStyle: USUAL_CAPTIONS,
      ...request,
    });
  });
});

describe('the captions that an item shows [PLY-08]', () => {
  it.each<readonly [string | null, readonly string[], number | null, number | null | undefined]>([
    [null, TWO, null, undefined],
    [null, TWO, 1, undefined],
    ['English', TWO, null, 0],
    ['English', TWO, 1, 0],
    ['English', TWO, 0, undefined],
    ['Español', TWO, null, 1],
    ['off', TWO, null, undefined],
    ['off', TWO, 0, null],
    // A language that this item lacks.
    ['Deutsch', TWO, null, undefined],
    ['Deutsch', TWO, 0, null],
    ['Deutsch', [], null, undefined],
    ['english', TWO, null, undefined],
    ['', TWO, null, undefined],
    ['__proto__', ['__proto__'], null, 0],
    ['<b>&amp;', ['English', '<b>&amp;'], null, 1],
    // Of several of the same name, the first.
    ['English', ['Español', 'English', 'English'], null, 1],
    // What means none is no name.
    ['off', ['off'], null, undefined],
    ['off', ['off'], 0, null],
  ])('are, preferring %j, of %j with %j shown: %j', (captions, labels, shown, requested) => {
    expect(preferredCaptions({ captions }, captionsOf(labels, shown))).toBe(requested);
  });
});

describe('captions switched by one key [PLY-08]', () => {
  it.each<readonly [string | null, readonly string[], number | null, number | null]>([
    [null, TWO, null, 0],
    ['English', TWO, null, 0],
    ['Español', TWO, null, 1],
    ['Deutsch', TWO, null, 0],
    ['English', TWO, 0, null],
    ['English', TWO, 1, null],
    [null, TWO, 1, null],
    ['English', [], null, null],
    [null, [], null, null],
  ])('are, with %j shown last, of %j with %j shown: %j', (lastCaptions, labels, shown, requested) => {
    expect(toggledCaptions({ lastCaptions }, captionsOf(labels, shown))).toBe(requested);
  });
});

describe('what is kept of a change [PLY-08]', () => {
  const after = (
    preferences: Partial<PlayerPreferences>,
    before: Partial<PlayerSettings>,
    now: Partial<PlayerSettings>,
  ) =>
    preferencesAfter(
      { ...NO_PREFERENCES, ...preferences },
      { ...initialPlayerSettings, ...before },
      { ...initialPlayerSettings, ...before, ...now },
    );

  const QUALITIES: PlayerSettings['qualities'] = {
    tracks: [{ label: '720p', language: null, lines: 720 }],
    chosen: null,
  };

  type Kept = readonly [
    string,
    Partial<PlayerPreferences>,
    Partial<PlayerSettings>,
    Partial<PlayerSettings>,
    Partial<PlayerPreferences>,
  ];

  it.each<Kept>([
    ['nothing, if nothing has changed', {}, {}, {}, {}],
    ['a volume', {}, {}, { volume: 40 }, { volume: 40 }],
    ['the least volume', {}, {}, { volume: 1 }, { volume: 1 }],
    ['no silent volume', { volume: 40 }, { volume: 40 }, { volume: 0 }, { volume: 40 }],
    ['no silent volume, though none was chosen', {}, {}, { volume: 0 }, { volume: null }],
    ['no volume that has not changed', {}, { volume: 40 }, { rate: 2 }, { volume: null, rate: 2 }],
    ['silence', {}, {}, { isMuted: true }, { isMuted: true }],
    ['sound', { isMuted: true }, { isMuted: true }, { isMuted: false }, { isMuted: false }],
    ['no silence that has not changed', { isMuted: true }, {}, {}, { isMuted: true }],
    ['a speed', {}, {}, { rate: 0.5 }, { rate: 0.5 }],
    ['the original speed', { rate: 2 }, { rate: 2 }, { rate: 1 }, { rate: 1 }],
    ['no speed that has not changed', { rate: 2 }, {}, {}, { rate: 2 }],
    [
      'nothing of the qualities of another item',
      {},
      {},
      { qualities: { tracks: [{ label: '720p', language: null, lines: 720 }], chosen: 0 } },
      {},
    ],
    [
      'a quality',
      {},
      { qualities: QUALITIES },
      { qualities: { ...QUALITIES, chosen: 0 } },
      { quality: '720p' },
    ],
    [
      'the automatic quality',
      { quality: '720p' },
      { qualities: { ...QUALITIES, chosen: 0 } },
      { qualities: QUALITIES },
      { quality: null },
    ],
    ['the look of captions', {}, {}, { captionStyle: yellow }, { captionStyle: yellow }],
    [
      'the usual look',
      { captionStyle: yellow },
      { captionStyle: yellow },
      { captionStyle: USUAL_CAPTIONS },
      { captionStyle: USUAL_CAPTIONS },
    ],
    ['no look that has not changed', { captionStyle: yellow }, {}, {}, { captionStyle: yellow }],
  ])('is %s', (_, preferences, before, now, kept) => {
    expect(after(preferences, before, now)).toEqual({ ...NO_PREFERENCES, ...preferences, ...kept });
  });

  const english = { captions: 'English', lastCaptions: 'English' };
  const spanish = { captions: 'Español', lastCaptions: 'Español' };
  const never = { captions: null, lastCaptions: null };

  it.each<readonly [string, Partial<PlayerPreferences>, TrackList, TrackList, Partial<PlayerPreferences>]>([
    ['the first that were chosen', never, captionsOf(TWO), captionsOf(TWO, 0), english],
    ['others', english, captionsOf(TWO, 0), captionsOf(TWO, 1), spanish],
    ['those that were switched off', spanish, captionsOf(TWO, 1), captionsOf(TWO), { captions: 'off' }],
    ['none, though none were ever shown', never, captionsOf(TWO, 1), captionsOf(TWO), { captions: 'off' }],
    ['none that are shown already', never, captionsOf(TWO, 1), captionsOf(TWO, 1), never],
    ['none of a list that appears', english, captionsOf([]), captionsOf(TWO), english],
    ['none of a list that appears and shows some', english, captionsOf([]), captionsOf(TWO, 1), english],
    ['none of a list that shrinks', spanish, captionsOf(TWO, 1), captionsOf(['English']), spanish],
    ['none of a list that is gone', spanish, captionsOf(TWO, 1), captionsOf([]), spanish],
    ['none of a list that grows', english, captionsOf(['English'], 0), captionsOf(TWO, 1), english],
    ['none of another list', english, captionsOf(TWO, 0), captionsOf(['English', 'Deutsch'], 1), english],
    [
      'hostile ones as any others',
      never,
      captionsOf(['<i>', '__proto__']),
      captionsOf(['<i>', '__proto__'], 1),
      { captions: '__proto__', lastCaptions: '__proto__' },
    ],
    [
      'those that the list lacks, as switched off',
      english,
      captionsOf(TWO, 0),
      captionsOf(TWO, 7),
      { captions: 'off' },
    ],
  ])('is of captions %s', (_, preferences, before, now, kept) => {
    expect(after(preferences, { captions: before }, { captions: now })).toEqual({
      ...NO_PREFERENCES,
      ...preferences,
      ...kept,
    });
  });

  it('is the choice from the same list, also if its tracks are the same objects', () => {
    const { tracks } = captionsOf(TWO);
    const change = after({}, { captions: { tracks, chosen: null } }, { captions: { tracks, chosen: 1 } });
    expect(change).toMatchObject(spanish);
  });
});
