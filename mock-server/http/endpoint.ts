import type { z } from 'zod';
import type { Platform } from '../platform.ts';
import type { ValueOf } from '../value-of-schema.ts';
import type { World } from '../worlds/world.ts';

/** A request with its world. `params` and `query` are decoded; `body` is parsed JSON or form fields. */
export interface Call<Body = unknown> {
  readonly platform: Platform;
  readonly world: World;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Body;
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The body of an error response. */
interface Refusal {
  readonly message: string;
}

/** The response of a handler. Objects are sent as JSON; text and bytes unchanged, with the given `type`. */
export interface Answer<Body = never> {
  readonly status: number;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Body | Refusal | string | Uint8Array;
}

/** What a row receives and sends, as schemas; each part is unchecked without one. */
interface Schemas<Response extends z.ZodType, Body extends z.ZodType> {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: Body;
  readonly response?: Response;
}

/** The function of a row: its response has the form of one schema, its body that of another. */
export type Handler<Response extends z.ZodType = z.ZodNever, Body extends z.ZodType = z.ZodUnknown> = (
  call: Call<ValueOf<Body>>,
) => Answer<ValueOf<Response>> | Promise<Answer<ValueOf<Response>>>;

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

/** What the rows of both tables have in common: those of the platform, and those of the control API. */
export interface Row<Response extends z.ZodType = z.ZodType, Body extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path with `:name` for parameters, e.g. `/v2/media/:id`. */
  readonly path: string;
  readonly summary: string;
  /** The status of a successful response; 200 by default. */
  readonly success?: number;
  /** The media type of the response; JSON by default. */
  readonly produces?: string;
  readonly schema?: Schemas<Response, Body>;
}

/** A row of the endpoint table. */
export interface Endpoint<
  Response extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
> extends Row<Response, Body> {
  readonly base: Base;
  /** Where the call is specified: a section of a specification and the requirement ids. */
  readonly specified: string;
  /** Whether the response follows the specification, or was decided here. */
  readonly answer: 'specified' | 'decided';
  handler(call: Call<ValueOf<Body>>): ReturnType<Handler<Response>>;
}

/** A row whose handler is held to its schemas by the compiler. */
export const endpoint = <Response extends z.ZodType = z.ZodNever, Body extends z.ZodType = z.ZodUnknown>(
  row: Endpoint<Response, Body> & { readonly handler: Handler<NoInfer<Response>, NoInfer<Body>> },
): Endpoint => row;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row of the endpoint table behind the route; undefined for control API routes. */
    readonly row?: Endpoint;
  }
}

/** The name of a row in faults, call lists and the OpenAPI document: `GET /v2/media/:id`. */
export const rowName = ({ method, path }: Pick<Row, 'method' | 'path'>): string => `${method} ${path}`;

export const ok = <Body extends object | null>(body: Body): Answer<Body> => ({ status: 200, body });

/** An error response with the platform's body: `{message}`. */
export const refusal = (status: number, message: string): Answer => ({ status, body: { message } });

export const page = (html: string, status = 200): Answer => ({
  status,
  type: 'text/html; charset=utf-8',
  body: html,
});

export const redirect = (location: string): Answer => ({ status: 303, headers: { location } });
