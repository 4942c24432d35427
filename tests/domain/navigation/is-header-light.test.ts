import { describe, expect, it } from 'vitest';
import { isHeaderLight } from '#domain/navigation/is-header-light.ts';

describe('the header [SHL-03]', () => {
  it.each([
    '/p/PlayLst1',
    '/p',
    '/u/favorites',
    '/q',
    '/q/core',
    '/365',
    '/365/history',
    '/workouts',
    '/workouts/',
    '/Workouts',
    '/programs',
    '/progress',
    '/progress/history',
    '/history',
    '/history/2026',
  ])('is light on %s', (path) => {
    expect(isHeaderLight(path)).toBe(true);
  });

  it.each([
    '/',
    '',
    '/workout/slow-flow',
    '/program/barre',
    '/m/PlayLst1/p',
    '/s/Series01',
    '/o/about',
    '/coaching',
    '/mobileprogress',
    '/365s',
    '/pp/1',
    '/users',
    '/qq',
    '/programsx',
    '/progressx',
    '/historyx',
    '/o/365',
    '/nowhere/p/1',
  ])('is not light on %s', (path) => {
    expect(isHeaderLight(path)).toBe(false);
  });
});
