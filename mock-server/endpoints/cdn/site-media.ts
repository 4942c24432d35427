import { refusal, type Handler } from '../../http/endpoint.ts';
import { media } from './media.ts';

/** An item of a site; the only site is the config's. */
export const siteMedia: Handler = (call) => {
  const { site } = call.params;
  if (site !== call.platform.catalogue.config.siteId) return refusal(404, `There is no site "${site}"`);
  return media(call);
};
