import type { Platform } from '../platform.ts';
import type { World } from '../worlds/world.ts';

/** A JSON schema, for the OpenAPI document and for request validation. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A request with its world. `params` and `query` are decoded; `body` is parsed JSON or form fields. */
export interface Call {
  readonly platform: Platform;
  readonly world: World;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The response of a handler. Objects are sent as JSON; text and bytes unchanged, with the given `type`. */
export interface Answer {
  readonly status: number;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | string | Uint8Array;
}

export type Handler = (call: Call) => Answer | Promise<Answer>;

/** The services that a request can go to; each is a folder of handlers. */
export type Base =
  | 'app-host'
  | 'account-api'
  | 'account-site'
  | 'cdn'
  | 'media'
  | 'schedules'
  | 'signing'
  | 'analytics'
  | 'error-reports'
  | 'ads';

/** A row of the endpoint table. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path with `:name` for parameters, e.g. `/v2/media/:id`. */
  readonly path: string;
  readonly base: Base;
  readonly summary: string;
  /** Where the call is specified: a section of a specification and the requirement ids. */
  readonly specified: string;
  /** Whether the response follows the specification, or was decided here. */
  readonly answer: 'specified' | 'decided';
  readonly handler: Handler;
  /** The status of a successful response; 200 by default. */
  readonly success?: number;
  /** The media type of the response; JSON by default. */
  readonly produces?: string;
  readonly schema?: {
    readonly params?: JsonSchema;
    readonly query?: JsonSchema;
    readonly body?: JsonSchema;
    readonly response?: JsonSchema;
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row of the endpoint table behind the route; undefined for control API routes. */
    readonly row?: Endpoint;
  }
}

/** The name of a row in faults, call lists and the OpenAPI document: `GET /v2/media/:id`. */
export const rowName = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

export const ok = (body: object): Answer => ({ status: 200, body });

/** An error response with the platform's body: `{message}`. */
export const refusal = (status: number, message: string): Answer => ({ status, body: { message } });

export const page = (html: string, status = 200): Answer => ({
  status,
  type: 'text/html; charset=utf-8',
  body: html,
});

export const redirect = (location: string): Answer => ({ status: 303, headers: { location } });
