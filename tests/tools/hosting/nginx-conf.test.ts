import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const CONF = readFileSync(new URL('../../../docs/how-to/nginx.conf', import.meta.url), 'utf8');

/** The map of what caches may do with an answer, of which the first pattern counts that fits. */
const CACHE_CONTROL = /\$cache_control \{\n([^}]*)\}/.exec(CONF)?.[1] ?? '';
const cacheControlOf = (answer: string): string | undefined =>
  [...CACHE_CONTROL.matchAll(/"~(.*)" "(.*)";/g)].find(([, pattern = '']) =>
    new RegExp(pattern).test(answer),
  )?.[2] ?? /default "(.*)";/.exec(CACHE_CONTROL)?.[1];

describe('docs/how-to/nginx.conf', () => {
  it.each([
    ['200 /app/.webapp.ini', 'private, no-cache'],
    ['200 /api/v3/jwp/home', 'private, no-cache'],
    ['304 /api/v3/jwp/home', 'private, no-cache'],
    ['503 /api/v3/jwp/home', 'private, no-cache'],
    ['303 /admin/stop-impersonating', 'private, no-cache'],
    ['200 /app/assets/home-a1b2c3.js', 'public, max-age=31536000, immutable'],
    ['206 /app/assets/home-a1b2c3.js', 'public, max-age=31536000, immutable'],
    ['304 /app/assets/home-a1b2c3.js', 'public, max-age=31536000, immutable'],
    ['404 /app/assets/home-a1b2c3.js', 'no-cache'],
    ['200 /app/api/v3/jwp/home', 'no-cache'],
    ['200 /app/index.html', 'no-cache'],
  ])('lets caches store %s as %s', (answer, value) => expect(cacheControlOf(answer)).toBe(value));

  it('says so once, whatever the account site says', () => {
    expect(CONF.match(/^ *add_header Cache-Control .*$/gm)).toEqual([
      '  add_header Cache-Control $cache_control always;',
    ]);
    expect(CONF).toMatch(/^ *proxy_hide_header Cache-Control;$/m);
  });

  it('leads to no host that a request names', () => {
    expect(CONF).toContain('return 301 https://$server_name$request_uri;');
    expect(CONF).toMatch(/^ *absolute_redirect off;$/m);
    expect(CONF).not.toMatch(/\$(?:host|http_host)\b/);
  });
});
