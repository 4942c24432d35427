import type { FastifyInstance } from 'fastify';
import { refusal } from './endpoint.ts';
import { sendReply } from './send-reply.ts';

const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Refuses requests that name another host: a page elsewhere whose name has been led to this machine (DNS rebinding) is of the same
 * origin for a browser, which then lets it read everything. The control API is for this machine alone.
 *
 * @param origins under which the server is reached, besides the names of this machine
 */
export function refuseForeignHosts(app: FastifyInstance, origins: readonly string[]): void {
  const served = [...THIS_MACHINE, ...origins.map((origin) => new URL(origin).hostname)];
  app.addHook('onRequest', async (request, reply) => {
    const host = (request.headers.host ?? '').toLowerCase();
    const allowed = request.routeOptions.url?.startsWith('/__mock') ? THIS_MACHINE : served;
    if (allowed.includes(host.replace(/:\d*$/, ''))) return;
    return sendReply(reply, refusal(421, `This server is not ${host}`));
  });
}
