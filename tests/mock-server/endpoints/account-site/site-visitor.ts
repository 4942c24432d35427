import type { FastifyInstance } from 'fastify';
import { formToken, type InWorld } from '../../open-platform.ts';

/** How a person in a world uses the account site. */
export const siteVisitor = <Me>(server: FastifyInstance) => ({
  show: (world: InWorld, page: string) => server.inject({ url: `/account${page}`, headers: world }),
  /** Sends the form of a page, with the token that its page contains. */
  send: async (world: InWorld, page: string, fields: Record<string, string>) =>
    server.inject({
      method: 'POST',
      url: `/account${page}`,
      headers: { ...world, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token: await formToken(server, world), ...fields }).toString(),
    }),
  me: async (world: InWorld) => (await server.inject({ url: '/api/v3/jwp/me', headers: world })).json<Me>(),
});
