import type { Platform } from '../platform.ts';
import type { World } from '../worlds/world.ts';

/** A JSON schema, as the OpenAPI document and the request check read it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** One request, already placed in its world. `params` and `query` are decoded; `body` is parsed JSON or form fields. */
export interface Call {
  readonly platform: Platform;
  readonly world: World;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Lower-cased header names. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What a handler answers. An object body is sent as JSON; text and bytes go out as they are, with the given `type`. */
export interface Answer {
  readonly status: number;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | string | Uint8Array;
}

export type Handler = (call: Call) => Answer | Promise<Answer>;

/** The kinds of place that a call goes to; each is a folder of handlers. */
export type Base =
  | 'app-host'
  | 'account-api'
  | 'account-site'
  | 'cdn'
  | 'media'
  | 'schedules'
  | 'signing'
  | 'analytics'
  | 'ads';

/** One row of the endpoint table. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path with `:name` for its parameters, as `GET /v2/media/:id` is named in faults and call lists. */
  readonly path: string;
  readonly base: Base;
  readonly summary: string;
  /** Where the call is specified: a section of a specification and the requirement ids. */
  readonly specified: string;
  /** Whether the specification shows the answer, or it was decided here. */
  readonly answer: 'specified' | 'decided';
  /** The handler, or the requirement that the row waits for: such a row answers 501 and says so. */
  readonly handler: Handler | { readonly waitsFor: string };
  /** The status of a request that is granted; 200 unless given. */
  readonly success?: number;
  /** The media type of the answer; JSON unless given. */
  readonly produces?: string;
  readonly schema?: {
    readonly params?: JsonSchema;
    readonly query?: JsonSchema;
    readonly body?: JsonSchema;
    readonly response?: JsonSchema;
  };
}

/** How faults, call lists and the OpenAPI document name a row: `GET /v2/media/:id`. */
export const rowName = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

export const ok = (body: object): Answer => ({ status: 200, body });

/** A refusal with the platform's error body: `{message}`. */
export const refusal = (status: number, message: string): Answer => ({ status, body: { message } });

export const page = (html: string, status = 200): Answer => ({
  status,
  type: 'text/html; charset=utf-8',
  body: html,
});

export const redirect = (location: string): Answer => ({ status: 303, headers: { location } });
