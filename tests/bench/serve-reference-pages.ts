import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

/** Where the app's host serves the reference pages. */
export const REFERENCE_PATH = '/app/reference/';

/** Serves the reference pages of a folder without the app's Content-Security-Policy, which allows none of their styles. */
export const serveReferencePages =
  (folder: string): FastifyPluginAsync =>
  async (host) => {
    host.addHook('onSend', async (_request, reply) => {
      reply.removeHeader('content-security-policy');
    });
    await host.register(fastifyStatic, {
      root: folder,
      prefix: REFERENCE_PATH,
      preCompressed: true,
      decorateReply: false,
      cacheControl: false,
    });
  };
