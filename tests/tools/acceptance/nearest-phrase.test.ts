import { describe, expect, it } from 'vitest';
import { nearestPhrase, suggestion } from '#tools/acceptance/nearest-phrase.ts';

const PHRASES = [
  'I am {person}',
  'I open the workout {string}',
  'I see the button {string}',
  'the workout is {int} minute(s) long',
  'I start/resume the workout',
];
const person = { name: 'person', meaning: 'Somebody.', values: ['a visitor', 'a member'], open: false };
const string = { name: 'string', meaning: 'Any text.', values: ['"The Long Ride"'], open: true };

describe('the nearest phrase', () => {
  it.each([
    ['I am a lapsed member', 'I am {person}'],
    ['I opne the workout "Slow Barre"', 'I open the workout {string}'],
    ['I open workout "Slow Barre"', 'I open the workout {string}'],
    ['I see a button "Start"', 'I see the button {string}'],
    ['the workout is 3 minutes', 'the workout is {int} minute(s) long'],
    ['I START THE WORKOUT', 'I start/resume the workout'],
    ['I visit the workout "Slow Barre"', 'I open the workout {string}'],
    ['they open the workout "Slow Barre"', 'I open the workout {string}'],
  ])('to "%s" is "%s"', (step, phrase) => {
    expect(nearestPhrase(step, PHRASES)).toBe(phrase);
  });

  it('is found by the letters of a misspelt word', () => {
    expect(nearestPhrase('I puase', ['I resume', 'I start', 'I pause'])).toBe('I pause');
  });

  it('has a word only where one of its values can stand', () => {
    const phrases = ['{person}', 'they remove {string} from their favorites'];
    expect(nearestPhrase('they clear their favorites', phrases, [person])).toBe(phrases[1]);
    expect(nearestPhrase('a lapsed member', phrases, [person])).toBe('{person}');
  });

  it('is null if there are no phrases', () => {
    expect(nearestPhrase('I am here', [])).toBeNull();
  });
});

describe('the hint for a step that matches no phrase', () => {
  it('is the nearest phrase, and the values of its words', () => {
    expect(suggestion('I am nobody', PHRASES, [person, string])).toEqual([
      'There is no such phrase. The nearest is: I am {person}',
      '{person} is one of: a visitor, a member',
    ]);
    expect(suggestion('I open the workuot "x"', PHRASES, [person, string])[1]).toBe(
      '{string} is, for example: "The Long Ride"',
    );
  });

  it('says first which of the values is meant', () => {
    const page = { name: 'page', meaning: 'A page.', values: ['home', 'the favorites page'], open: true };
    expect(suggestion('I open the favourites page', ['I open {page}'], [page])).toEqual([
      'There is no such phrase. The nearest is: I open {page}',
      'Did you mean: the favorites page',
    ]);
  });

  it('has no values of a word that stands there as it should', () => {
    expect(suggestion('I was a visitor', ['I am {person}'], [person])).toEqual([
      'There is no such phrase. The nearest is: I am {person}',
    ]);
  });

  it('has other phrases that are nearly as similar', () => {
    const phrases = ['they remove {string}', 'they mark {string}', 'they press {string}', 'nothing plays'];
    expect(suggestion('they erase "Undefeated"', phrases, [])).toEqual([
      'There is no such phrase. The nearest is: they remove {string}',
      '                            or: they mark {string}',
      '                            or: they press {string}',
    ]);
  });

  it('is that none is similar', () => {
    expect(suggestion('everything is blue', ['they press {string}'], [])).toEqual([
      'There is no such phrase, and none is similar: features/PHRASES.md lists all.',
    ]);
  });

  it.each(['the page says "No results for "zzz""', 'the page says "Say "yes" now"'])(
    'tells how to write quotes in quotes: %s',
    (step) => {
      expect(suggestion(step, ['the page says {string}'], [])).toContain(
        'Text that contains double quotes stands between single quotes: \'No results found for "zzz"\'',
      );
    },
  );

  it('tells nothing of quotes where there are none in quotes', () => {
    const steps = ['the page sais "Yes"', `the page sais 'Say "yes"'`, 'the guide sais of "Yoga": "Ended"'];
    for (const step of steps) expect(suggestion(step, ['the page says {string}'], [])).toHaveLength(1);
  });

  it('is that there is none yet', () => {
    expect(suggestion('I am here', [], [person])).toEqual(['There is no phrase yet.']);
  });
});
