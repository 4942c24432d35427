import { describe, expect, it, onTestFinished } from 'vitest';
import { makeAppHost } from '#tools/environment/app-host.ts';
import { folderWith } from '../folder-with.ts';

/** The host of a small build, on which no platform listens. */
async function openHost() {
  const dist = folderWith({ 'index.html': '<p>The app</p>', 'assets/home-a1b2c3.js': 'home()' });
  const host = await makeAppHost('http://127.0.0.1:9', { dist });
  onTestFinished(() => host.close());
  return (url: string, name: string) => host.inject({ url, headers: { host: name } });
}

describe('the host of `npm run preview`', () => {
  it.each([
    'evil.example',
    'evil.example:8080',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '10.0.0.1:8080',
    'evil-localhost',
  ])('refuses a request to another host: %s', async (name) => {
    const get = await openHost();
    for (const url of [
      '/',
      '/app/',
      '/app/workout/any',
      '/app/q/a//b',
      '/app/%',
      '/app/assets/home-a1b2c3.js',
      '/app/.webapp.ini',
      '/api/v3/jwp/home',
      '/admin/stop-impersonating',
      '/none',
    ]) {
      const { statusCode, body } = await get(url, name);
      expect([url, statusCode]).toEqual([url, 421]);
      expect(body).not.toContain('The app');
    }
  });

  it.each(['localhost:8080', 'LOCALHOST', '127.0.0.1:8080', '[::1]:8080'])(
    'answers a request to this machine: %s',
    async (name) => {
      const get = await openHost();
      const { statusCode, body } = await get('/app/workout/any', name);
      expect([statusCode, body]).toEqual([200, '<p>The app</p>']);
      expect((await get('/app/assets/home-a1b2c3.js', name)).statusCode).toBe(200);
    },
  );

  it.each([
    '/app//workout/a',
    '/app/workout//a?b',
    '/app//elsewhere.test/..',
    '/app/a%5Cb',
    '/app/p/%2F%5cb',
  ])('has the page at an address that is no valid path: %s', async (url) => {
    const get = await openHost();
    const { statusCode, body } = await get(url, 'localhost:8080');
    expect([statusCode, body]).toEqual([200, '<p>The app</p>']);
  });

  it.each(['/app/assets//none.js', '/app/assets/a%5Cb.js', '//elsewhere.test/app/', '/none//app/'])(
    'has no page at %s',
    async (url) => {
      const get = await openHost();
      expect((await get(url, 'localhost:8080')).statusCode).toBe(404);
    },
  );
});
