import { describe, expect, it } from 'vitest';
import { assertField, findItem, findPlaylist, trainerIdOf } from '#features/support/catalogue.ts';

describe('a title that is nowhere in the catalogue', () => {
  it('fails with the nearest', () => {
    expect(() => findItem('The Long Rde')).toThrow(
      'Nothing in the catalogue is called "The Long Rde". The nearest is "The Long Ride". features/CATALOGUE.md lists what there is.',
    );
    expect(() => trainerIdOf('Tom Whittaker')).toThrow('The nearest is "Tom Whitaker".');
    expect(() => findPlaylist('Trending program')).toThrow('The nearest is "Trending programs".');
  });

  it('fails without one, if none is similar', () => {
    expect(() => findItem('zzzzzzzzzzzz')).toThrow(/called "zzzzzzzzzzzz"\. features\/CATALOGUE/);
  });
});

it('fails for a title of several things', () => {
  expect(() => findItem('Bell to Bell')).toThrow('Several things in the catalogue are called "Bell to Bell"');
});

it('fails for a field that no item has, with the nearest', () => {
  expect(() => assertField('durtion')).toThrow('No item has a field "durtion". The nearest is "duration".');
  expect(() => assertField('duration')).not.toThrow();
});
