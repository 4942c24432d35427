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
  ])('to "%s" is "%s"', (step, phrase) => {
    expect(nearestPhrase(step, PHRASES)).toBe(phrase);
  });

  it('is found by the letters of a misspelt word', () => {
    expect(nearestPhrase('I puase', ['I resume', 'I start', 'I pause'])).toBe('I pause');
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

  it('is that there is none yet', () => {
    expect(suggestion('I am here', [], [person])).toEqual(['There is no phrase yet.']);
  });
});
