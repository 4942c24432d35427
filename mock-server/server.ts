import { setMaxListeners } from 'node:events';
import compress from '@fastify/compress';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { validatorCompiler } from './zod.ts';
import { firstValues, parseBodies } from './http/body-parsers.ts';
import type { CatalogueOfDay } from './catalogue/catalogue-cache.ts';
import { controlTable } from './control/control-table.ts';
import { shareAnswers } from './http/cors.ts';
import { endpointTable } from './endpoint-table.ts';
import { refusal, rowName } from './http/endpoint.ts';
import { registerControl, registerEndpoints } from './http/register-routes.ts';
import { openApiRow } from './http/open-api.ts';
import { sendReply } from './http/send-reply.ts';
import { refuseForeignHosts } from './http/refuse-foreign-hosts.ts';
import { refuseForgeries } from './http/refuse-forgeries.ts';
import { injectFault } from './http/inject-fault.ts';
import { loggableBody, type ReceivedCall } from './worlds/call-log.ts';
import { DeveloperWorldFile } from './worlds/developer-world-file.ts';
import { WORLD_HEADER, worldOfRequest } from './worlds/world-of-request.ts';
import type { World } from './worlds/world.ts';
import { Worlds } from './worlds/worlds.ts';

declare module 'fastify' {
  interface FastifyRequest {
    world: World;
    received: ReceivedCall | null;
    /** Whether the connection is dropped once the request has been handled. */
    dropsResponse: boolean;
  }
}

export interface ServerOptions {
  /** Origin of the platform, without a trailing slash. */
  readonly origin: string;
  /** Origin of the web app, without a trailing slash. */
  readonly appOrigin: string;
  /** May be shared between servers, because catalogues are immutable. */
  readonly catalogueOn: CatalogueOfDay;
  /** Whether apps report their errors here; not by default. */
  readonly reportsErrors?: boolean;
  /** The file that stores the developer's world; without it, that world lasts as long as the server. */
  readonly developerFile?: string;
  /** Milliseconds since 1970; the machine's clock by default. */
  readonly machineTime?: () => number;
  /** Reports messages for the developer; prints to stderr by default. */
  readonly report?: (message: string) => void;
}

/**
 * Creates the mock platform, ready to listen or to be called in-process with `inject`. It has no state
 * outside the server: worlds, with their faults and calls, end with it.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const report = options.report ?? console.error;
  const { worlds, keep } = openWorlds(options, report);
  const app = fastify({
    bodyLimit: 256 * 1024,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500, querystringParser: firstValues },
    schemaController: { compilersFactory: { buildValidator: unneeded, buildSerializer: unneeded } },
    frameworkErrors: (error, _request, reply) => {
      void sendReply(reply, refusal(error.statusCode ?? 400, error.message));
    },
  });
  app.setValidatorCompiler(checkOnly);
  parseBodies(app);
  app.decorateRequest('world');
  app.decorateRequest('received', null);
  app.decorateRequest('dropsResponse', false);
  shareAnswers(app, options.appOrigin);
  // Registered after CORS, so that the app may read refusals from these hooks.
  app.after(() => {
    refuseForeignHosts(app, [options.origin]);
    refuseForgeries(app, [options.appOrigin, options.origin]);
    placeRequests(app, worlds);
    injectFaults(app);
  });
  refuseInWords(app, report);
  app.addHook('preClose', async () => keep());

  app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    customTypes: /json|javascript|mpegurl|^text\/|svg/,
    syncThreshold: COMPRESSED_AT_ONCE_BYTES,
  });
  // In a plugin of its own, so that compression is registered before the routes.
  app.register(async (routes) => {
    const { origin, appOrigin, catalogueOn, reportsErrors = false } = options;
    const platformFor = (world: World) => ({
      catalogue: catalogueOn(world.now()),
      origin,
      appOrigin,
      reportsErrors,
    });
    registerEndpoints(routes, endpointTable, platformFor);
    const control = [...controlTable, openApiRow(endpointTable, controlTable)];
    registerControl(routes, control, worlds, endpointTable.map(rowName), platformFor);
  });
  return app;
}

/** Compressing a page of a playlist takes half a millisecond; a stream around it, three times as long. */
const COMPRESSED_AT_ONCE_BYTES = 256 * 1024;

/** Validates a part of a request, and leaves it as it was sent: nothing is coerced, removed or defaulted. */
const checkOnly: typeof validatorCompiler = (route) => {
  const validate = validatorCompiler(route);
  return (sent) => {
    const result = validate(sent);
    return typeof result === 'object' && 'error' in result ? result : true;
  };
};

/** Requests are validated by zod, and responses are sent as they are, so Fastify need not load its own compilers. */
const unneeded = (): never => {
  throw new Error('No route has a JSON schema');
};

/** Creates the worlds, and restores the developer's. `keep` writes pending changes at once. */
function openWorlds(
  { catalogueOn, machineTime = () => Date.now(), developerFile }: ServerOptions,
  report: (message: string) => void,
): { readonly worlds: Worlds; readonly keep: () => void } {
  if (!developerFile) return { worlds: new Worlds({ machineTime, catalogueOn }), keep: () => undefined };
  const file = new DeveloperWorldFile(developerFile, report);
  const worlds: Worlds = new Worlds({ machineTime, catalogueOn }, () =>
    file.keep(() => worlds.developer.state()),
  );
  const saved = file.read();
  if (saved) worlds.developer.restore(saved);
  return { worlds, keep: () => file.flush() };
}

/** Assigns each request to its world and logs it there; any page may read the response timings. */
function placeRequests(app: FastifyInstance, worlds: Worlds): void {
  app.addHook('onRequest', async (request, reply) => {
    const { row } = request.routeOptions.config;
    reply.header('timing-allow-origin', '*');
    // A preflight cannot carry the header that names a world.
    if (request.method === 'OPTIONS') return;
    const world = worldOfRequest(worlds, request.headers);
    if (!world) {
      const named = String(request.headers[WORLD_HEADER]);
      return sendReply(reply, refusal(400, `There is no world "${named}": make one by POST /__mock/worlds`));
    }
    request.world = world;
    if (!row && !request.is404) return;
    request.received = world.calls.begin({
      method: request.method,
      path: request.url,
      row: row ? rowName(row) : null,
      at: world.now().toISOString(),
    });
  });
  app.addHook('preValidation', async (request) => {
    const body = loggableBody(request.body);
    if (request.received && body !== undefined) request.received.body = body;
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.received) request.received.status = reply.statusCode;
    // The response depends on the world, so browser caches must not share it between worlds.
    reply.header('vary', [reply.getHeader('vary'), WORLD_HEADER].filter(Boolean).join(', '));
  });
}

function injectFaults(app: FastifyInstance): void {
  const closing = new AbortController();
  // Any number of delayed responses may listen at once.
  setMaxListeners(0, closing.signal);
  app.addHook('preClose', async () => closing.abort());
  app.addHook('preValidation', async (request, reply) => {
    const { row } = request.routeOptions.config;
    if (row && (await injectFault(request.world, row, reply, closing.signal))) return reply;
  });
}

/** Every error has the platform's error body; unexpected failures are also reported. */
function refuseInWords(app: FastifyInstance, report: (message: string) => void): void {
  app.setNotFoundHandler((request, reply) =>
    sendReply(reply, refusal(404, `The platform has no ${request.method} ${request.url}`)),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) report(`${request.method} ${request.url} failed: ${error.stack ?? error.message}`);
    return sendReply(reply, refusal(status, error.message));
  });
}
