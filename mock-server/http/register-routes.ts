import type { FastifyInstance } from 'fastify';
import { validateRequest } from './validate-request.ts';
import type { ControlRow } from '../control/control-row.ts';
import { registerPreflight, sharedAs, SHARING, type Sharing } from './cors.ts';
import { refusal, type Call, type Endpoint } from './endpoint.ts';
import type { Platform } from '../platform.ts';
import { dropConnection } from './inject-fault.ts';
import { sendReply } from './send-reply.ts';
import type { World } from '../worlds/world.ts';
import type { Worlds } from '../worlds/worlds.ts';

type PlatformFor = (world: World) => Platform;

/** Registers a route for each row of the endpoint table, validated against its schemas. */
export function registerEndpoints(
  app: FastifyInstance,
  table: readonly Endpoint[],
  platformFor: PlatformFor,
): void {
  for (const row of table) {
    const sharing = SHARING[row.base];
    app.route({
      method: row.method,
      url: row.path,
      config: { row, ...sharedAs(sharing) },
      handler: async (request, reply) => {
        if (sharing === 'app') reply.header('cache-control', 'no-store');
        const mistake = validateRequest(request, row.schema);
        if (mistake !== null) return sendReply(reply, refusal(400, mistake));
        const call: Call = {
          platform: platformFor(request.world),
          world: request.world,
          params: request.params as Record<string, string>,
          query: request.query as Record<string, string>,
          body: request.body,
          headers: request.headers as Record<string, string>,
        };
        const answer = await row.handler(call);
        if (!request.dropsResponse) return sendReply(reply, answer);
        dropConnection(reply);
        return reply;
      },
    });
  }
  registerPreflights(app, table, (row) => SHARING[row.base]);
}

export function registerControl(
  app: FastifyInstance,
  table: readonly ControlRow[],
  worlds: Worlds,
  rows: readonly string[],
  platformFor: PlatformFor,
): void {
  for (const row of table) {
    app.route({
      method: row.method,
      url: row.path,
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const mistake = validateRequest(request, row.schema);
        if (mistake !== null) return sendReply(reply, refusal(400, mistake));
        const { world, body } = request;
        return sendReply(reply, row.handler({ platform: platformFor(world), worlds, world, body, rows }));
      },
    });
  }
  registerPreflights(app, table, () => 'app');
}

function registerPreflights<Row extends Pick<Endpoint, 'method' | 'path'>>(
  app: FastifyInstance,
  table: readonly Row[],
  sharing: (row: Row) => Sharing,
): void {
  const first = new Map(table.toReversed().map((row) => [row.path, row]));
  for (const [path, row] of first) {
    const methods = table.filter((each) => each.path === path).map(({ method }) => method);
    registerPreflight(app, path, methods, sharing(row));
  }
}
