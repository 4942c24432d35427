import { ok, type Handler } from '../../http/endpoint.ts';

/** The default config of the app (CFG-06). */
export const home: Handler = ({ platform }) => ok(platform.catalogue.config);
