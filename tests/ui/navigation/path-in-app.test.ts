// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { pathInApp } from '#ui/navigation/path-in-app.ts';

beforeEach(() => window.location.assign('https://app.test/app/m/Page0001'));

describe('the path of an address in the app [CFG-01]', () => {
  it.each([
    ['/app', '/'],
    ['/app/', '/'],
    ['/app/365', '/365'],
    ['/app/workouts?trainer=t:maya#top', '/workouts?trainer=t:maya#top'],
  ])('%s is %s', (address, path) => {
    expect(pathInApp(new URL(address, window.location.href).href)).toBe(path);
  });

  it.each(['/', '/apps', '/account', 'https://elsewhere.test/app/365', 'mailto:support@app.test'])(
    '%s has none',
    (address) => {
      expect(pathInApp(new URL(address, window.location.href).href)).toBeNull();
    },
  );
});
