import type { Answer, Endpoint } from '../http/endpoint.ts';
import type { Platform } from '../platform.ts';
import type { World } from '../worlds/world.ts';
import type { Worlds } from '../worlds/worlds.ts';

/** A request to the control API, with its body already validated against the row's schema. */
export interface ControlCall {
  readonly platform: Platform;
  readonly worlds: Worlds;
  /** The world of the request. */
  readonly world: World;
  readonly body: unknown;
  /** The names of all rows of the endpoint table, in order. */
  readonly rows: readonly string[];
}

/** An endpoint of the control API, through which tests and developers control worlds. */
export interface ControlRow extends Pick<
  Endpoint,
  'method' | 'path' | 'summary' | 'schema' | 'success' | 'produces'
> {
  readonly handler: (call: ControlCall) => Answer;
}
