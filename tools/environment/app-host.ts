import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { refuseForeignHosts } from '#mock-server/http/refuse-foreign-hosts.ts';
import { inlineHashesOf } from '../hosting/inline-hashes.ts';
import { RESOURCE_PATHS, securityHeaders, type PlatformSources } from '../hosting/security-headers.ts';
import { isDecodable } from './is-decodable.ts';

const DIST = new URL('../../dist/', import.meta.url).pathname;

/** Paths that the account site's host serves besides the app, provided here by the mock platform. */
const FORWARDED = ['/app/.webapp.ini', '/api/v3/jwp/home', '/admin/stop-impersonating'];
const LASTING = 'public, max-age=31536000, immutable';
const PASSED_ON = ['cookie', 'x-mock-world', 'user-agent'];

interface AppHostOptions {
  /** The origin of the platform for a browser, if it has another name there. */
  readonly publicOrigin?: string;
  /** Where pages get what they do not get from the mock platform alone. */
  readonly sources?: Partial<PlatformSources>;
  /** The folder with the build. */
  readonly dist?: string;
}

/**
 * Hosts the built app as in production: compressed, hashed files cached for a year, unknown paths the page, with the security
 * headers of docs/how-to/deploy.md.
 */
export async function makeAppHost(
  platformOrigin: string,
  { publicOrigin = platformOrigin, sources = {}, dist = DIST }: AppHostOptions = {},
): Promise<FastifyInstance> {
  const host = fastify({
    forceCloseConnections: true,
    rewriteUrl: ({ url = '/' }) => routedUrl(url),
  });
  refuseForeignHosts(host, []);
  const headers = securityHeaders({
    inline: inlineHashesOf(dist),
    sources: { ...mockSources(publicOrigin), ...sources },
    isSecure: false,
  });
  host.addHook('onSend', async ({ url }, reply) => {
    const isAsset = url.startsWith('/app/assets/');
    const isLasting = isAsset && [200, 206, 304].includes(reply.statusCode);
    const path = url.replace(/\?.*/, '');
    reply.headers(RESOURCE_PATHS.test(path) ? headers.resource : headers.page);
    const isForwarded = FORWARDED.includes(path);
    reply.header('cache-control', isLasting ? LASTING : isForwarded ? 'private, no-cache' : 'no-cache');
  });
  for (const path of FORWARDED) forward(host, path, platformOrigin);
  await host.register(fastifyStatic, {
    root: dist,
    prefix: '/app/',
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
  });
  for (const path of ['/', '/app'])
    host.get(path, ({ url }, reply) => reply.redirect(`/app/${/\?.*/.exec(url)?.[0] ?? ''}`));
  host.get('/app/', (_request, reply) => reply.sendFile('index.html'));
  host.get('/app/assets/', (_request, reply) => reply.callNotFound());
  host.setNotFoundHandler(({ url }, reply) => {
    if (!url.startsWith('/app/') || /^\/app\/(?:assets\/|\.)/.test(url)) return reply.code(404).send();
    return reply.code(200).sendFile('index.html');
  });
  return host;
}

/** Two slashes or a backslash in a path below /app/: addresses that are joined, typed or pasted, which the file server refuses. */
const REFUSED = /^\/app(?=\/)[^?]*(?:\/\/|\\|%5c)/i;

/** An address below /app/ need not be a valid path: it may have a lone percent sign, and a search text (SRC-05) anything. */
function routedUrl(url: string): string {
  if (url.startsWith('/app/q/')) return '/app/';
  if (isDecodable(url) && !REFUSED.test(url)) return url;
  return url.startsWith('/app/assets/') ? '/app/assets/' : '/app/';
}

function forward(host: FastifyInstance, path: string, platformOrigin: string): void {
  host.get(path, async ({ headers, url }, reply) => {
    const passedOn = PASSED_ON.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value] as [string, string]] : [];
    });
    const answer = await fetch(platformOrigin + url, { headers: passedOn, redirect: 'manual' }).catch(
      () => null,
    );
    if (!answer) return reply.code(502).send();
    // It may lead elsewhere, and change cookies.
    const location = answer.headers.get('location');
    if (location !== null) reply.header('location', location);
    for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
    return reply
      .code(answer.status)
      .type(answer.headers.get('content-type') ?? 'text/plain')
      .send(Buffer.from(await answer.arrayBuffer()));
  });
}

/** The mock platform is every service; without an `analyticsBase` the app sends its events to Segment. */
export const mockSources = (origin: string): PlatformSources => ({
  cdn: origin,
  playerLibrary: `${origin}/libraries/mockplay.js`,
  api: origin,
  analytics: `${origin} https://api.segment.io`,
  video: origin,
  ads: origin,
  images: '',
  playerScripts: '',
  playerPolicies: 'hosted-player',
  embedders: "'none'",
});
