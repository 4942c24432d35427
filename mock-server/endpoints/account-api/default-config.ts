import { configOf } from '../../worlds/config-of.ts';
import type { configSchema } from '../../catalogue/configs/app-config.ts';
import { ok, type Handler } from '../../http/endpoint.ts';

/** The default config of the app (CFG-06). */
export const home: Handler<typeof configSchema> = ({ platform, world }) => ok(configOf(platform, world));
