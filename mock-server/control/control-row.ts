import type { Answer, Endpoint } from '../http/endpoint.ts';
import type { Platform } from '../platform.ts';
import type { World } from '../worlds/world.ts';
import type { Worlds } from '../worlds/worlds.ts';

/** One request to the control API. The body has passed the row's schema. */
export interface ControlCall {
  readonly platform: Platform;
  readonly worlds: Worlds;
  /** The world that the request belongs to. */
  readonly world: World;
  readonly body: unknown;
  /** The names of all rows of the endpoint table, in its order. */
  readonly rows: readonly string[];
}

/** One call of the control API, which works worlds from outside: for tests, and for a developer by hand. */
export interface ControlRow extends Pick<
  Endpoint,
  'method' | 'path' | 'summary' | 'schema' | 'success' | 'produces'
> {
  readonly handler: (call: ControlCall) => Answer;
}
