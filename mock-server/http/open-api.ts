import type { ControlRow } from '../control/control-row.ts';
import { rowName, type Endpoint, type JsonSchema } from './endpoint.ts';

/** A call of either table, as described in the document. */
interface DescribedCall extends Pick<
  Endpoint,
  'method' | 'path' | 'summary' | 'schema' | 'success' | 'produces'
> {
  readonly tag: string;
  readonly specified?: string;
  readonly answer?: Endpoint['answer'];
}

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

/** The OpenAPI 3.1 document of all endpoints of the platform. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  control: readonly ControlRow[],
  origin: string,
): object {
  const calls: DescribedCall[] = [
    ...endpoints.map((row) => ({ ...row, tag: row.base })),
    ...control.map((row) => ({ ...row, tag: 'control' })),
  ];
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[call.method.toLowerCase()] = operation(call);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The mock platform',
      version: '1.0.0',
      description:
        'Generated from the endpoint table. A request belongs to the world that its header x-mock-world or its cookie ' +
        'mock_world names, else to the developer’s own.',
    },
    servers: [{ url: origin }],
    tags: Object.entries(PLACES).map(([name, description]) => ({ name, description })),
    paths,
    components: COMPONENTS,
  };
}

function operation(call: DescribedCall): object {
  const { schema = {}, specified, answer } = call;
  return {
    operationId: rowName(call).replace(/\W+/g, '_').replace(/_$/, ''),
    tags: [call.tag],
    summary: call.summary,
    ...(specified && {
      description: `${specified}. The answer is ${answer} ${answer === 'decided' ? 'here' : 'there'}.`,
    }),
    parameters: [
      ...pathParameters(call.path, schema.params),
      ...queryParameters(schema.query),
      { $ref: '#/components/parameters/World' },
      { $ref: '#/components/parameters/WorldCookie' },
    ],
    ...(schema.body && {
      requestBody: { required: true, content: { [bodyType(call)]: { schema: schema.body } } },
    }),
    responses: {
      [call.success ?? 200]: success(call),
      default: { $ref: `#/components/responses/${call.tag === 'account-site' ? 'RefusedPage' : 'Refusal'}` },
    },
  };
}

const bodyType = ({ tag }: DescribedCall): string =>
  tag === 'account-site' ? 'application/x-www-form-urlencoded' : 'application/json';

function success({ success: status = 200, produces, schema }: DescribedCall): object {
  if (status === 204) return { description: 'Done; the response is empty' };
  if (status === 303) return { description: 'Redirects' };
  const type = (produces ?? 'application/json').split(';')[0] ?? '';
  const text = type.startsWith('text/') || /mpegurl|javascript/.test(type);
  const content = schema?.response ?? (text ? { type: 'string' } : {});
  return { description: 'The response', content: { [type]: { schema: content } } };
}

function pathParameters(path: string, params: JsonSchema | undefined): object[] {
  const schemas = propertiesOf(params);
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: schemas[name] ?? { type: 'string' },
  }));
}

function queryParameters(query: JsonSchema | undefined): object[] {
  const required = Array.isArray(query?.['required']) ? query['required'] : [];
  return Object.entries(propertiesOf(query)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const propertiesOf = (schema: JsonSchema | undefined): Record<string, JsonSchema> =>
  (schema?.['properties'] ?? {}) as Record<string, JsonSchema>;

/** The endpoint that serves the document of both tables, including itself. */
export function openApiRow(endpoints: readonly Endpoint[], control: readonly ControlRow[]): ControlRow {
  const row: ControlRow = {
    method: 'GET',
    path: '/openapi.json',
    summary: 'This document',
    schema: { response: { type: 'object', required: ['openapi', 'info', 'paths'] } },
    handler: ({ platform }) => ({
      status: 200,
      body: openApiDocument(endpoints, [...control, row], platform.origin),
    }),
  };
  return row;
}
