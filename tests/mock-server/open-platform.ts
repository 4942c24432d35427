import type { FastifyInstance } from 'fastify';
import { catalogueCache } from '#mock-server/catalogue/catalogue-cache.ts';
import { createCatalogue } from '#mock-server/catalogue/catalogue.ts';
import { createServer, type ServerOptions } from '#mock-server/server.ts';

export const ORIGIN = 'http://localhost:8081';
export const APP_ORIGIN = 'http://localhost:8080';

/** The fixed time of the machine in these tests. */
export const NOW = new Date('2026-11-21T12:00:00Z');

export const catalogueOn = catalogueCache((today) => createCatalogue({ origin: ORIGIN, today }));

/** An in-process platform, over a catalogue that all tests of a file share. */
export const openPlatform = (options: Partial<ServerOptions> = {}): FastifyInstance =>
  createServer({
    origin: ORIGIN,
    appOrigin: APP_ORIGIN,
    catalogueOn,
    machineTime: () => NOW.getTime(),
    ...options,
  });

/** The header that assigns a request to a new world. */
export type InWorld = { readonly 'x-mock-world': string };

export async function makeWorld(server: FastifyInstance, person: string, now?: string): Promise<InWorld> {
  const payload = { person, ...(now !== undefined && { now }) };
  const response = await server.inject({ method: 'POST', url: '/__mock/worlds', payload });
  return { 'x-mock-world': response.json<{ world: string }>().world };
}

/** The token that the account site's forms contain in this world, or in the developer's own. */
export async function formToken(server: FastifyInstance, world?: InWorld): Promise<string> {
  const { body } = await server.inject({ url: '/account/sign-in', ...(world && { headers: world }) });
  return /name="token" value="([^"]+)"/.exec(body)?.[1] ?? '';
}
