import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNginx } from '#tools/environment/nginx.mjs';
import { inlineHashesOf } from '#tools/hosting/inline-hashes.ts';
import { securityHeaders, type PlatformSources } from '#tools/hosting/security-headers.ts';
import { startAccountSite, type AccountSite } from './account-site.ts';
import { hostingContract, PAGES, type HostUnderTest } from './hosting-contract.ts';
import { rawRequest, rawRequestOverHttp2 } from './raw-request.ts';
import { startNginx, type RunningNginx } from './start-nginx.ts';
import { theAppHost } from './the-app-host.ts';

/** Runs on the build in dist/. */
const DIST = new URL('../../dist/', import.meta.url).pathname;
if (!existsSync(join(DIST, 'index.html'))) throw new Error('There is no build: run `npm run build` first.');

/** As in docs/how-to/nginx.conf. */
const SOURCES: PlatformSources = {
  cdn: 'https://cdn.example.com',
  playerLibrary: 'https://cdn.example.com/libraries/AbCd1234.js',
  api: 'https://api.example.com',
  analytics: 'https://api.segment.io',
  video: 'https://video.example.com',
  ads: '',
  images: 'https://images.example.com',
  playerScripts: '',
  playerPolicies: 'hosted-player',
  embedders: "'none'",
};

const nginx = findNginx();
if (!nginx) throw new Error('There is no nginx: run the tests by `npm run test:hosting`.');

const onNginx: HostUnderTest = {
  name: 'nginx',
  dist: () => DIST,
  start: (accountSite) => startNginx(nginx, { dist: DIST, accountSite }),
  headers: () => securityHeaders({ inline: inlineHashesOf(DIST), sources: SOURCES, isSecure: true }),
};

hostingContract(theAppHost(() => DIST));
hostingContract(onNginx);

describe('nginx alone', () => {
  let accountSite: AccountSite;
  let host: RunningNginx;
  beforeAll(async () => {
    accountSite = await startAccountSite();
    host = await startNginx(nginx, { dist: DIST, accountSite: accountSite.origin });
  });
  afterAll(() => host.end());

  it('leads from http to https', async () => {
    const { status, headers } = await rawRequest(host.plainPort, '/app/q/a?b', { host: 'evil.example' });
    expect([status, headers.location]).toEqual([301, 'https://www.example.com/app/q/a?b']);
  });

  it.each(PAGES)('answers %s with the page over HTTP/2, too', async (path) => {
    const page = readFileSync(join(DIST, 'index.html'), 'utf8');
    expect(await rawRequestOverHttp2(host.http2Port, path)).toEqual([200, page]);
  });

  it('answers a malformed request with an error', async () => {
    expect((await rawRequest(host.port, '/elsewhere/%')).status).toBe(400);
    expect((await rawRequest(host.port, '/app/%', {}, 'POST')).status).toBe(400);
  });

  it('answers with an error if the account site is lost', async () => {
    await accountSite.end();
    expect((await rawRequest(host.port, '/app/.webapp.ini')).status).toBe(502);
  });
});
