import { fastifyCors as cors, type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
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

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route shares otherwise than the app's own. */
    readonly cors?: FastifyCorsOptions;
  }
}

const SHARED: Readonly<Record<Sharing, FastifyCorsOptions>> = {
  everyone: { origin: '*', credentials: false },
  app: {},
};

/** Says on each answer which pages may read it: those of the app alone, unless its route is shared by `sharedAs`. */
export function shareAnswers(app: FastifyInstance, appOrigin: string): void {
  app.register(cors, {
    origin: (origin, answer) => answer(null, origin === appOrigin),
    credentials: true,
    allowedHeaders: ['content-type', 'x-mock-world', 'api-key', 'authorization', 'range'],
    maxAge: 7200,
    // A preflight is answered where there is a route to ask for, by that route.
    preflight: false,
    preflightContinue: true,
    strictPreflight: false,
  });
}

/** The part of a route's config that says who may read its answers. */
export const sharedAs = (sharing: Sharing) => ({ cors: SHARED[sharing] });

/** Answers the question that a browser asks before it sends a request with a body or a header of ours. */
export function registerPreflight(
  app: FastifyInstance,
  path: string,
  methods: readonly string[],
  sharing: Sharing,
): void {
  const config = { cors: { ...SHARED[sharing], methods: [...methods], preflight: true } };
  app.options(path, { config }, (_request, reply) => reply.code(204).send());
}
