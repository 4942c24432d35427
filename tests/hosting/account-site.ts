import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An account site that answers two paths, and shows what arrived. */
export interface AccountSite {
  readonly origin: string;
  /** The requests so far. */
  readonly received: IncomingMessage[];
  /** The status of every answer. */
  status: number;
  end(): Promise<void>;
}

export const SETTINGS = 'defaultConfigSource = /api/v3/jwp/home\n';
/** A path that redirects to the account site itself, and sets two cookies. */
export const LEAVING = '/admin/stop-impersonating';
export const COOKIES = ['impersonation=; Max-Age=0; Path=/', 'session=; Max-Age=0; Path=/; HttpOnly'];
export const CONFIG = '{"description": "Fitness"}';

export async function startAccountSite(): Promise<AccountSite> {
  const received: IncomingMessage[] = [];
  const server = createServer((request, reply) => {
    received.push(request);
    const isSettings = request.url?.startsWith('/app/.webapp.ini');
    if (request.url?.startsWith(LEAVING)) {
      reply.writeHead(303, { location: `${site.origin}/admin/members`, 'set-cookie': COOKIES }).end();
      return;
    }
    reply
      .writeHead(site.status, {
        'content-type': isSettings ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
        'cache-control': 'max-age=600',
        'x-content-type-options': 'nosniff',
      })
      .end(isSettings ? SETTINGS : CONFIG);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const site: AccountSite = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    status: 200,
    end: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return site;
}
