import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Base } from './endpoint.ts';

/** `everyone`: any page may read the answers; `app`: the app's pages alone, with their cookies (API-01). */
export type Sharing = 'everyone' | 'app';

export const SHARING: Readonly<Record<Base, Sharing>> = {
  'app-host': 'app',
  'account-api': 'app',
  'account-site': 'app',
  cdn: 'everyone',
  media: 'everyone',
  schedules: 'everyone',
  signing: 'app',
  analytics: 'app',
  ads: 'everyone',
};

const HEADERS_THAT_MAY_BE_SENT = 'content-type, x-mock-world, api-key, authorization, range';
const PREFLIGHT_SECONDS = '7200';

/** Says on an answer which pages may read it, and time it. */
export function shareAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  sharing: Sharing,
  appOrigin: string,
): void {
  reply.header('timing-allow-origin', '*');
  if (sharing === 'everyone') {
    reply.header('access-control-allow-origin', '*');
    return;
  }
  reply.header('vary', 'origin');
  if (request.headers.origin !== appOrigin) return;
  reply.header('access-control-allow-origin', appOrigin);
  reply.header('access-control-allow-credentials', 'true');
}

/** Answers the question that a browser asks before it sends a request with a body or a header of ours. */
export function mountPreflight(
  app: FastifyInstance,
  path: string,
  methods: readonly string[],
  sharing: Sharing,
): void {
  app.options(path, { config: { sharing } }, (_request, reply) => {
    reply.header('access-control-allow-methods', methods.join(', '));
    reply.header('access-control-allow-headers', HEADERS_THAT_MAY_BE_SENT);
    reply.header('access-control-max-age', PREFLIGHT_SECONDS);
    return reply.code(204).send();
  });
}
