import fastify from 'fastify';
import type { ZodType } from 'zod';
import { jsonSchemaTransform, z } from '../zod.ts';
import { controlRow, type ControlRow } from '../control/control-row.ts';
import type { ValueOf } from '../value-of-schema.ts';
import { ok, rowName, type Endpoint, type Row } from './endpoint.ts';

const PLACES: Readonly<Record<string, string>> = {
  'app-host': 'What the host of the app serves beside it',
  'account-api': 'The account API: the member, the catalogue by public address, browsing and search',
  'account-site': 'The external account site: its pages and their forms',
  cdn: "The video platform's CDN: playlists, media, configs, pictures, the player library",
  media: 'The video itself: HLS',
  schedules: 'The schedules of live channels',
  signing: 'The content signing service',
  analytics: 'Where analytics are sent',
  control: 'The control API of the mock platform, which the real one does not have',
};

/** Components shared by many calls. */
const COMPONENTS = {
  parameters: {
    World: {
      name: 'x-mock-world',
      in: 'header',
      required: false,
      description: 'The world of the request; an unknown one is refused',
      schema: { type: 'string' },
    },
    WorldCookie: {
      name: 'mock_world',
      in: 'cookie',
      required: false,
      description: 'The same for a browser, if no header names a world; an expired one is ignored',
      schema: { type: 'string' },
    },
  },
  responses: {
    Refusal: {
      description: 'A refusal or an error',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
    RefusedPage: {
      description: 'A page that shows the error, or a refusal of an impossible form',
      content: {
        'text/html': { schema: { type: 'string' } },
        'application/json': { schema: { $ref: '#/components/schemas/Refusal' } },
      },
    },
  },
  schemas: {
    Refusal: { type: 'object', required: ['message'], properties: { message: { type: 'string' } } },
  },
};

const VERSION = '3.1.0';

const documentSchema = z.looseObject({ openapi: z.string(), info: z.unknown(), paths: z.unknown() });

/** A call of either table, as described in the document. */
interface DescribedCall extends Row {
  readonly tag: string;
  readonly specified?: string;
  readonly answer?: Endpoint['answer'];
}

/**
 * The OpenAPI 3.1 document of all endpoints of the platform. It is made from the routes of a server that never listens,
 * and its libraries are loaded for the first request only.
 */
async function openApiDocument(
  calls: readonly DescribedCall[],
  origin: string,
): Promise<ValueOf<typeof documentSchema>> {
  const { fastifySwagger: swagger } = await import('@fastify/swagger');
  const app = fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => String);
  await app.register(swagger, {
    openapi: {
      openapi: VERSION,
      info: {
        title: 'The mock platform',
        version: '1.0.0',
        description:
          'Generated from the endpoint table. A request belongs to the world that its header x-mock-world or its cookie ' +
          'mock_world names, else to the developer’s own.',
      },
      servers: [{ url: origin }],
      tags: Object.entries(PLACES).map(([name, description]) => ({ name, description })),
    },
    convertConstToEnum: false,
    transform: jsonSchemaTransform,
  });
  for (const call of calls)
    app.route({ method: call.method, url: call.path, schema: described(call), handler: () => null });
  await app.ready();
  const document = app.swagger();
  const paths = document.paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  return {
    ...document,
    openapi: VERSION,
    components: COMPONENTS,
    paths: mapValues(paths, (path) => mapValues(path, withSharedParts)),
  };
}

/** What the generated document says of a call, as far as it is added to here. */
interface Operation {
  readonly tags: readonly string[];
  readonly parameters?: readonly object[];
  readonly responses: object;
}

/** Adds what all operations share: the world of the request, and the refusal. */
const withSharedParts = (operation: Operation): Operation => ({
  ...operation,
  parameters: [
    ...(operation.parameters ?? []),
    { $ref: '#/components/parameters/World' },
    { $ref: '#/components/parameters/WorldCookie' },
  ],
  responses: {
    ...operation.responses,
    default: {
      $ref: `#/components/responses/${operation.tags.includes('account-site') ? 'RefusedPage' : 'Refusal'}`,
    },
  },
});

const mapValues = <From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

function described(call: DescribedCall) {
  const { schema: { params, query, body, response } = {}, specified, answer, success = 200, produces } = call;
  return {
    operationId: rowName(call).replace(/\W+/g, '_').replace(/_$/, ''),
    tags: [call.tag],
    summary: call.summary,
    ...(specified && {
      description: `${specified}. The answer is ${answer} ${answer === 'decided' ? 'here' : 'there'}.`,
    }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(call.tag === 'account-site' && { consumes: ['application/x-www-form-urlencoded'] }),
    response: { [success]: responseOf(success, produces ?? 'application/json', response) },
  };
}

function responseOf(status: number, produces: string, response: ZodType | undefined): object {
  if (status === 204) return z.undefined().meta({ description: 'Done; the response is empty' });
  if (status === 303) return z.undefined().meta({ description: 'Redirects' });
  const type = produces.split(';')[0] ?? '';
  const isText = type.startsWith('text/') || /mpegurl|javascript/.test(type);
  const schema = response ?? (isText ? z.string() : z.unknown());
  return { description: 'The response', content: { [type]: { schema } } };
}

/** The endpoint that serves the document of both tables, including itself; it is made once. */
export function openApiRow(endpoints: readonly Endpoint[], control: readonly ControlRow[]): ControlRow {
  let document: ReturnType<typeof openApiDocument> | undefined;
  const row: ControlRow = controlRow({
    method: 'GET',
    path: '/openapi.json',
    summary: 'This document',
    schema: { response: documentSchema },
    handler: async ({ platform }) => ok(await (document ??= documentAt(platform.origin))),
  });
  const documentAt = (origin: string): ReturnType<typeof openApiDocument> =>
    openApiDocument(
      [
        ...endpoints.map((each) => ({ ...each, tag: each.base })),
        ...[...control, row].map((each) => ({ ...each, tag: 'control' })),
      ],
      origin,
    );
  return row;
}
