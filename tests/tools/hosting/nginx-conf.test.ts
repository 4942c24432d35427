import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const CONF = readFileSync(new URL('../../../docs/how-to/nginx.conf', import.meta.url), 'utf8');

/** The rows of a map, of which the first pattern counts that fits. */
const rowsOf = (variable: string): readonly (readonly [string, string])[] =>
  [...(new RegExp(`\\${variable} \\{\\n([^}]*)\\}`).exec(CONF)?.[1] ?? '').matchAll(/"~(.*)" "(.*)";/g)].map(
    ([, pattern = '', value = '']) => [pattern, value],
  );
const cacheControlOf = (answer: string): string =>
  rowsOf('$cache_control').find(([pattern]) => new RegExp(pattern).test(answer))?.[1] ?? 'no-cache';

describe('docs/how-to/nginx.conf', () => {
  it.each([
    ['200 /app/.webapp.ini', 'private, no-cache'],
    ['200 /api/v3/jwp/home', 'private, no-cache'],
    ['304 /api/v3/jwp/home', 'private, no-cache'],
    ['503 /api/v3/jwp/home', 'private, no-cache'],
    ['303 /admin/stop-impersonating', 'private, no-cache'],
    ['200 /app/assets/home-a1b2c3.js', 'public, max-age=31536000, immutable'],
    ['404 /app/assets/home-a1b2c3.js', 'no-cache'],
    ['200 /app/api/v3/jwp/home', 'no-cache'],
    ['200 /app/index.html', 'no-cache'],
  ])('lets caches store %s as %s', (answer, value) => expect(cacheControlOf(answer)).toBe(value));

  it('leads to no host that a request names', () => {
    expect(CONF).toContain('return 301 https://$server_name$request_uri;');
    expect(CONF).not.toMatch(/\$(?:host|http_host)\b/);
  });
});
