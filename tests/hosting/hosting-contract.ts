import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SecurityHeaders } from '#tools/hosting/security-headers.ts';
import { CONFIG, COOKIES, LEAVING, SETTINGS, startAccountSite, type AccountSite } from './account-site.ts';
import { rawRequest, type RawAnswer } from './raw-request.ts';

interface Host {
  readonly port: number;
  end(): Promise<void>;
}

/** A host of the app, to hold against the table in docs/how-to/deploy.md. */
export interface HostUnderTest {
  readonly name: string;
  /** The folder with the build. */
  readonly dist: () => string;
  start(accountSite: string): Promise<Host>;
  /** The security headers that it has to send. */
  readonly headers: () => SecurityHeaders;
}

const LASTING = 'public, max-age=31536000, immutable';

/** Addresses that are answered with the page: the app knows what they mean. */
export const PAGES = [
  '/app/',
  '/app/?c=abcd1234',
  '/app/workout/a-workout',
  '/app/workout/a-workout/',
  '/app/workout/v2.0-intro',
  '/app/workout/looks-like-a-file.js',
  '/app/workout/.5-miles',
  '/app/workout/100%25',
  '/app/workout/a%2Fb',
  '/app/workout/%E0%A4%A',
  '/app/workout/%',
  '/app//workout/a',
  '/app/workout//a',
  '/app/workout/a%5Cb',
  '/app/p/%2F%5cb?x',
  '/app/p/WKToM1hT?genre=Barre%20%26%20more',
  '/app/q/',
  '/app/q//a',
  '/app/q/..%2F..%2F..%2Fetc%2Fpasswd',
  '/app/q/..%2F..%2Felsewhere',
  '/app/q/..%2Fassets%2Fnone.js',
  '/app/q/%2E%2E%2F',
  '/app/q/100%',
  '/app/q/.hidden',
  '/app/q/assets/a.js',
];

/** What is not there, and must not be answered with the page. */
const MISSING = [
  '/app/assets/missing-a1b2c3.js',
  '/app/assets/missing-a1b2c3.css?x',
  '/app/assets/',
  '/app/assets/.htaccess',
  '/app/.env',
  '/app/.git/config',
  '/app/.hosting/security-headers.conf',
  '/app/.webapp.ini.bak',
  '/elsewhere',
  '/application',
  '/api/v3/jwp/me',
];

const TYPES = [
  [/\.html$/, 'text/html; charset=utf-8'],
  [/\.js$/, /^(?:text|application)\/javascript; charset=utf-8$/],
  [/\.css$/, 'text/css; charset=utf-8'],
  [/\.svg$/, 'image/svg+xml'],
  [/\.woff2$/, 'font/woff2'],
  [/\.webmanifest$/, 'application/manifest+json'],
  [/\.png$/, 'image/png'],
] as const;

/** One file of each type, with its address. */
function filesOf(dist: string): readonly { readonly path: string; readonly content: Buffer }[] {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort();
  return TYPES.flatMap(([pattern]) => names.find((name) => pattern.test(name)) ?? []).map((name) => ({
    path: `/app/${name}`,
    content: readFileSync(join(dist, name)),
  }));
}

const decoded = ({ headers, body }: RawAnswer): Buffer => {
  const encoding = headers['content-encoding'];
  return encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
};

/** The rows of the table, with the headers of each answer. */
export function hostingContract(hostUnderTest: HostUnderTest): void {
  const { name, dist, headers } = hostUnderTest;
  describe(`the app on ${name}`, () => {
    let host: Host;
    let accountSite: AccountSite;
    const ask = (path: string, sent: Readonly<Record<string, string>> = {}, method = 'GET') =>
      rawRequest(host.port, path, sent, method);
    const page = () => readFileSync(join(dist(), 'index.html'), 'utf8');
    const hashed = () => filesOf(dist()).filter(({ path }) => path.startsWith('/app/assets/'));

    beforeAll(async () => {
      accountSite = await startAccountSite();
      host = await hostUnderTest.start(accountSite.origin);
    });
    afterAll(async () => {
      await host.end();
      await accountSite.end();
    });

    it.each([
      ['/', '/app/'],
      ['/app', '/app/'],
      ['/app?c=abcd1234', '/app/?c=abcd1234'],
    ])('leads from %s to %s', async (path, target) => {
      const { status, headers: answered } = await ask(path);
      expect([status, answered.location, answered['cache-control']]).toEqual([302, target, 'no-cache']);
    });

    it.each(PAGES)('answers %s with the page', async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': TYPES[0][1] });
      expect(answer.body.toString()).toBe(page());
    });

    it.each(MISSING)('has nothing at %s', async (path) => {
      const answer = await ask(path);
      expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-cache']);
      expect(answer.body.toString()).not.toContain('id="app"');
    });

    it('does not answer the address of a file that cannot be decoded with the page', async () => {
      const answer = await ask('/app/assets/%');
      expect([400, 404]).toContain(answer.status);
      expect([answer.headers['cache-control'], answer.body.includes('id="app"')]).toEqual([
        'no-cache',
        false,
      ]);
    });

    it('serves each file with its type, and lets only the hashed ones last', async () => {
      const files = filesOf(dist());
      expect(files).toHaveLength(TYPES.length);
      for (const { path, content } of files) {
        const answer = await ask(path);
        expect([path, answer.status, answer.body.equals(content)]).toEqual([path, 200, true]);
        const [, type] = TYPES.find(([pattern]) => pattern.test(path)) ?? [];
        expect(answer.headers['content-type']).toMatch(
          type instanceof RegExp ? type : new RegExp(`^${type?.replace('+', '\\+')}`),
        );
        const caching = path.startsWith('/app/assets/') ? LASTING : 'no-cache';
        expect([path, answer.headers['cache-control']]).toEqual([path, caching]);
      }
    });

    it.each([
      ['br, gzip', 'br'],
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['', undefined],
      ['zstd', undefined],
    ])('sends text to a client that accepts "%s" as %s', async (accepted, encoding) => {
      for (const { path, content } of filesOf(dist())) {
        const answer = await ask(path, accepted ? { 'accept-encoding': accepted } : {});
        const isText = !/\.(?:woff2|png)$/.test(path);
        expect([path, answer.headers['content-encoding']]).toEqual([path, isText ? encoding : undefined]);
        expect(decoded(answer).equals(content)).toBe(true);
        if (isText) expect(answer.headers.vary).toMatch(/accept-encoding/i);
      }
      const deep = await ask('/app/workout/a-workout', accepted ? { 'accept-encoding': accepted } : {});
      expect(deep.headers['content-encoding']).toBe(encoding);
      expect(decoded(deep).toString()).toBe(page());
    });

    it('confirms what a browser has already', async () => {
      for (const path of ['/app/', ...filesOf(dist()).map((file) => file.path)]) {
        const accepts = { 'accept-encoding': 'br' };
        const { etag = '', 'last-modified': changed = '' } = (await ask(path, accepts)).headers;
        for (const condition of [{ 'if-none-match': etag }, { 'if-modified-since': changed }]) {
          const again = await ask(path, { ...accepts, ...condition });
          expect([path, again.status, again.body.length]).toEqual([path, 304, 0]);
          const caching = path.startsWith('/app/assets/') ? LASTING : 'no-cache';
          expect(again.headers['cache-control']).toBe(caching);
        }
        expect((await ask(path, { ...accepts, 'if-none-match': '"another"' })).status).toBe(200);
      }
    });

    it('answers HEAD as GET, without a body', async () => {
      for (const path of [
        '/app/',
        '/app/workout/a',
        '/app/workout/%',
        '/app/assets/none.js',
        '/app/.webapp.ini',
        ...hashed().map((file) => file.path),
      ]) {
        const [got, head] = [await ask(path), await ask(path, {}, 'HEAD')];
        expect([path, head.status, head.body.length]).toEqual([path, got.status, 0]);
        expect(head.headers['content-type']).toBe(got.headers['content-type']);
      }
    });

    it('sends a part of a file', async () => {
      for (const { path, content } of hashed()) {
        const part = await ask(path, { range: 'bytes=3-9' });
        expect([path, part.status, part.headers['content-range']]).toEqual([
          path,
          206,
          `bytes 3-9/${content.length}`,
        ]);
        expect(part.body.equals(content.subarray(3, 10))).toBe(true);
        expect(part.headers['cache-control']).toBe(LASTING);
      }
    });

    it.each([
      ['/app/.webapp.ini', SETTINGS, 'text/plain; charset=utf-8'],
      ['/api/v3/jwp/home', CONFIG, 'application/json; charset=utf-8'],
    ])('passes %s on to the account site, with cookies', async (path, body, type) => {
      const answer = await ask(`${path}?a=b%20c`, { cookie: 'session=s3cret' });
      expect([answer.status, answer.body.toString()]).toEqual([200, body]);
      expect(answer.headers).toMatchObject({ 'content-type': type, 'cache-control': 'private, no-cache' });
      const last = accountSite.received.at(-1);
      expect([last?.url, last?.headers.cookie]).toEqual([`${path}?a=b%20c`, 'session=s3cret']);
      accountSite.status = 503;
      expect((await ask(path)).status).toBe(503);
      accountSite.status = 200;
    });

    it('passes a redirect of the account site back, with its cookies', async () => {
      const answer = await ask(`${LEAVING}?return=%2Fapp%2F365`, { cookie: 'impersonation=a' });
      expect([answer.status, answer.headers.location]).toEqual([303, `${accountSite.origin}/admin/members`]);
      expect(answer.headers['set-cookie']).toEqual(COOKIES);
      const last = accountSite.received.at(-1);
      expect([last?.url, last?.headers.cookie]).toEqual([
        `${LEAVING}?return=%2Fapp%2F365`,
        'impersonation=a',
      ]);
    });

    it('lets the service worker be looked for again at every visit', async () => {
      const { status, headers: answered } = await ask('/app/service-worker.js');
      expect([status, answered['cache-control']]).toEqual([200, 'no-cache']);
    });

    it.each([
      ['the page', 200, '/app/'],
      ['a deep link', 200, '/app/workout/a'],
      ['an address that cannot be decoded', 200, '/app/workout/%'],
      ['a file', 200, '/app/icon.svg'],
      ['a redirect', 302, '/app'],
      ['nothing', 404, '/app/.env'],
      ['nothing elsewhere', 404, '/elsewhere'],
      ['what lies beside the settings', 404, '/app/.webapp.ini.bak'],
      ['what lies below the config', 404, '/api/v3/jwp/home/assets'],
    ])('sends the security headers with %s', async (_what, status, path) => {
      expectHeaders(await ask(path), status, headers().page);
    });

    it('sends the shorter ones with hashed files, where one is missing, and with the settings and the config', async () => {
      const { page: longer, resource } = headers();
      const without = Object.keys(longer).filter((header) => !(header in resource));
      for (const [path, status] of [
        ...hashed().map((file) => [file.path, 200] as const),
        ['/app/assets/none.js', 404] as const,
        ['/app/.webapp.ini?a', 200] as const,
        ['/api/v3/jwp/home?a', 200] as const,
      ]) {
        const answer = await ask(path);
        expectHeaders(answer, status, resource);
        expect(Object.keys(answer.headers).filter((header) => without.includes(header))).toEqual([]);
      }
    });

    it('does not tell its version', async () => {
      for (const path of ['/app/', '/elsewhere'])
        expect((await ask(path)).headers.server ?? '').not.toMatch(/\d/);
    });
  });
}

/** Every header once, with exactly this value. */
function expectHeaders(answer: RawAnswer, status: number, expected: Readonly<Record<string, string>>): void {
  expect(answer.status).toBe(status);
  const sent = Object.keys(expected).map((name) => [
    name,
    String(answer.headers[name]).replace(/ +(?=[ ;])/g, ''),
  ]);
  expect(Object.fromEntries(sent)).toEqual(expected);
}
