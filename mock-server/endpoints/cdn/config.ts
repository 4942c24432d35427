import type { configSchema } from '../../catalogue/configs/app-config.ts';
import { ok, refusal, type Handler } from '../../http/endpoint.ts';

/** A config by its id (CFG-05). */
export const config: Handler<typeof configSchema> = ({ platform, params }) => {
  const { id = '' } = params;
  const known = platform.catalogue.configNamed(id);
  return known ? ok(known) : refusal(404, `There is no config "${id}"`);
};
