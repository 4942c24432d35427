import type { FastifyInstance } from 'fastify';
import { rowName } from '#mock-server/http/endpoint.ts';
import type { HostileResponse } from './hostile-values.ts';

/** Distorts a response to a request of this url. */
export type AddressedDistortion = (response: HostileResponse, url: string) => HostileResponse;

/** Requests beyond this number are refused, so that a flood ends. */
const FLOOD = 1500;

/** Replaces the responses of the mock platform's own handlers, one attack at a time. */
export class HostilePlatform {
  #rows: readonly string[] = [];
  #distort: AddressedDistortion | null = null;
  /** How many requests of the attacked rows have arrived. */
  attacked = 0;
  /** Every request since the attack began, as `GET /path`. */
  requests: string[] = [];

  /** From now on distorts the responses of these rows of the endpoint table. */
  attack(rows: readonly string[], distortion: AddressedDistortion | null): void {
    this.#rows = rows;
    this.#distort = distortion;
    this.attacked = 0;
    this.requests = [];
  }

  /** Must be called before the server is ready. */
  install(server: FastifyInstance): void {
    server.addHook('onSend', async (request, reply, payload) => {
      const { row } = request.routeOptions.config;
      if (!row) return payload;
      this.requests.push(`${request.method} ${request.url}`);
      if (this.requests.length > FLOOD) {
        reply.code(500);
        return '{}';
      }
      if (!this.#rows.includes(rowName(row)) || !this.#distort) return payload;
      this.attacked += 1;
      const body = Buffer.isBuffer(payload) ? payload.toString() : typeof payload === 'string' ? payload : '';
      const changed = this.#distort({ status: reply.statusCode, body }, request.url);
      reply.code(changed.status).headers(changed.headers ?? {});
      reply.removeHeader('content-length');
      return changed.body;
    });
  }
}
