import { refusal, type Handler } from '../../http/endpoint.ts';
import { media, type mediaSchema } from './media.ts';

/** An item of a site; the only site is the config's. */
export const siteMedia: Handler<typeof mediaSchema> = (call) => {
  const { site } = call.params;
  if (site !== call.platform.catalogue.config.siteId) return refusal(404, `There is no site "${site}"`);
  return media(call);
};
