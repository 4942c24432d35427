import type { z } from 'zod';
import type { Answer, Row } from '../http/endpoint.ts';
import type { Platform } from '../platform.ts';
import type { ValueOf } from '../value-of-schema.ts';
import type { World } from '../worlds/world.ts';
import type { Worlds } from '../worlds/worlds.ts';

/** A request to the control API, with its body already validated against the row's schema. */
interface ControlCall<Body> {
  readonly platform: Platform;
  readonly worlds: Worlds;
  /** The world of the request. */
  readonly world: World;
  readonly body: Body;
  /** The names of all rows of the endpoint table, in order. */
  readonly rows: readonly string[];
}

/** An endpoint of the control API, through which tests and developers control worlds. */
export interface ControlRow<
  Response extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
> extends Row<Response, Body> {
  handler(call: ControlCall<ValueOf<Body>>): Answer<ValueOf<Response>> | Promise<Answer<ValueOf<Response>>>;
}

/** A row whose handler is held to its schemas by the compiler. */
export const controlRow = <Response extends z.ZodType = z.ZodNever, Body extends z.ZodType = z.ZodUnknown>(
  row: ControlRow<Response, Body>,
): ControlRow => row;
