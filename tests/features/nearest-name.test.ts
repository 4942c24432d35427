import { describe, expect, it } from 'vitest';
import { nearestName, nearestPart, nearestSentence } from '#features/support/nearest-name.ts';

const TITLES = ['The Long Ride', 'One Minute Plank', 'Just Move', 'Undefeated'];

describe('what somebody meant by a misspelt name', () => {
  it.each([
    ['The Long Rde', 'The Long Ride'],
    ['the long ride', 'The Long Ride'],
    ['Long Ride', 'The Long Ride'],
    ['plank', 'One Minute Plank'],
    ['Undefeatd', 'Undefeated'],
  ])('by "%s" is "%s"', (written, meant) => {
    expect(nearestName(written, TITLES)).toBe(meant);
  });

  it('is nothing if no name is similar', () => {
    expect(nearestName('Yoga', TITLES)).toBeNull();
    expect(nearestName('', TITLES)).toBeNull();
  });

  it('stands in a sentence, if there is one', () => {
    expect(nearestSentence('Just Mov', TITLES)).toBe(' The nearest is "Just Move".');
    expect(nearestSentence('Yoga', TITLES)).toBe('');
  });
});

describe('the part of a text that is most similar to some words', () => {
  it.each([
    ['Copied URL', 'ShareCopied urlTrainer', 'Copied url'],
    ['less a secnd', 'Two hours less a second on the bike', 'less a second'],
    ['Try agan', 'Something went wrong. Try again', 'Try again'],
  ])('is found for "%s"', (words, text, part) => {
    expect(nearestPart(words, text)).toBe(part);
  });

  it('is nothing if none is similar', () => {
    expect(nearestPart('Copied url', 'Two hours less a second')).toBeNull();
  });
});
