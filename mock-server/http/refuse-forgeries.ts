import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SHARING } from './cors.ts';
import { refusal } from './endpoint.ts';
import { sendReply } from './send-reply.ts';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses changes that a page of another site asks for. CORS alone only hides the response of such a request: a plain form
 * reaches the server nevertheless. A request without an `Origin` header comes from no page.
 *
 * @param origins the app's and the platform's own
 */
export function refuseForgeries(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { row } = request.routeOptions.config;
    if (READING.includes(request.method) || (row && SHARING[row.base] === 'everyone')) return;
    const { origin } = request.headers;
    if (origin === undefined || origins.includes(origin) || origin === ownOrigin(request)) return;
    return sendReply(reply, refusal(403, `A page of ${origin} may not change anything here`));
  });
}

/** The origin under which this request has found the server, such as `http://127.0.0.1:8081`. */
const ownOrigin = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;
