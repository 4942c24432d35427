import { fastifyCors as cors, type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Base } from './endpoint.ts';

/** `everyone`: any page may read the responses; `app`: only the app's pages, with cookies (API-01). */
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
  'error-reports': 'everyone',
  ads: 'everyone',
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Overrides the CORS options of the app for a route. */
    readonly cors?: FastifyCorsOptions;
  }
}

const SHARED: Readonly<Record<Sharing, FastifyCorsOptions>> = {
  everyone: { origin: '*', credentials: false },
  app: {},
};

/** Lets only the app's pages read responses, unless the route's config says otherwise (`sharedAs`). */
export function shareAnswers(app: FastifyInstance, appOrigin: string): void {
  app.register(cors, {
    origin: (origin, answer) => answer(null, origin === appOrigin),
    credentials: true,
    allowedHeaders: ['content-type', 'x-mock-world', 'api-key', 'authorization', 'range'],
    maxAge: 7200,
    // Each path registers its own preflight route.
    preflight: false,
    preflightContinue: true,
    strictPreflight: false,
  });
}

/** The part of a route's config that controls who may read its responses. */
export const sharedAs = (sharing: Sharing) => ({ cors: SHARED[sharing] });

/** Registers the route for the preflight requests of a path. */
export function registerPreflight(
  app: FastifyInstance,
  path: string,
  methods: readonly string[],
  sharing: Sharing,
): void {
  const config = { cors: { ...SHARED[sharing], methods: [...methods], preflight: true } };
  app.options(path, { config }, (_request, reply) => reply.code(204).send());
}
