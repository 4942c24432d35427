import { ok, refusal, type Handler } from '../endpoint.ts';

/** The config by its id (CFG-05). */
export const config: Handler = ({ platform, params }) => {
  const known = platform.catalogue.config;
  return params['id'] === known.id ? ok(known) : refusal(404, `There is no config "${params['id']}"`);
};
