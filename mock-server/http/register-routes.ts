import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ControlRow } from '../control/control-row.ts';
import { registerPreflight, sharedAs, SHARING, type Sharing } from './cors.ts';
import { type Call, type Endpoint, type Row } from './endpoint.ts';
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
      schema: requestSchema(row),
      ...(sharing === 'app' && { preValidation: storeNothing }),
      handler: async (request, reply) => {
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
      schema: requestSchema(row),
      preValidation: storeNothing,
      handler: async (request, reply) => {
        const { world, body } = request;
        return sendReply(
          reply,
          await row.handler({ platform: platformFor(world), worlds, world, body, rows }),
        );
      },
    });
  }
  registerPreflights(app, table, () => 'app');
}

/** What Fastify checks before the handler runs. Responses are sent as they are: the compiler and a test hold them. */
const requestSchema = ({ schema: { params, query, body } = {} }: Row) => ({
  ...(params && { params }),
  ...(query && { querystring: query }),
  ...(body && { body }),
});

async function storeNothing(_request: unknown, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}

function registerPreflights<Each extends Row>(
  app: FastifyInstance,
  table: readonly Each[],
  sharing: (row: Each) => Sharing,
): void {
  const first = new Map(table.toReversed().map((row) => [row.path, row]));
  for (const [path, row] of first) {
    const methods = table.filter((each) => each.path === path).map(({ method }) => method);
    registerPreflight(app, path, methods, sharing(row));
  }
}
