import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { isDecodable } from './is-decodable.ts';

const DIST = new URL('../../dist/', import.meta.url).pathname;

/** Paths that the account site's host serves besides the app, provided here by the mock platform. */
const FORWARDED = ['/app/.webapp.ini', '/api/v3/jwp/home'];

/**
 * Hosts the built app as in production: compressed, hashed files cached for a year, unknown paths the page.
 *
 * @param folder with the build
 */
export async function makeAppHost(platformOrigin: string, folder: string = DIST): Promise<FastifyInstance> {
  const host = fastify({
    forceCloseConnections: true,
    // The search text is the path's rest (SRC-05), maybe not a valid path: two slashes, or as anywhere a lone percent sign.
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/app/q/') || !isDecodable(url) ? '/app/' : url),
  });
  for (const path of FORWARDED) {
    host.get(path, async ({ headers, url }, reply) => {
      const passedOn = ['cookie', 'x-mock-world', 'user-agent'].flatMap((name) => {
        const value = headers[name];
        return typeof value === 'string' ? [[name, value] as [string, string]] : [];
      });
      const answer = await fetch(platformOrigin + url, { headers: passedOn, redirect: 'manual' }).catch(
        () => null,
      );
      if (!answer) return reply.code(502).send();
      return reply
        .code(answer.status)
        .type(answer.headers.get('content-type') ?? 'text/plain')
        .header('cache-control', 'no-cache')
        .send(Buffer.from(await answer.arrayBuffer()));
    });
  }
  await host.register(fastifyStatic, {
    root: folder,
    prefix: '/app/',
    preCompressed: true,
    index: false,
    setHeaders: (response, path) => {
      const hashed = path.includes('/assets/');
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  host.get('/', (_request, reply) => reply.redirect('/app/'));
  host.get('/app', (_request, reply) => reply.redirect('/app/'));
  host.get('/app/', (_request, reply) => reply.sendFile('index.html'));
  host.setNotFoundHandler(({ url }, reply) => {
    if (!url.startsWith('/app/') || url.startsWith('/app/assets/')) return reply.code(404).send();
    return reply.code(200).sendFile('index.html');
  });
  return host;
}
