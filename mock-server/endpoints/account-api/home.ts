import { ok, type Handler } from '../../http/endpoint.ts';

/** The config that the app starts with (CFG-06). */
export const home: Handler = ({ platform }) => ok(platform.catalogue.config);
