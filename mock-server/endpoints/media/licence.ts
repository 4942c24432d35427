import { z } from '../../zod.ts';
import { ok, refusal, type Handler } from '../../http/endpoint.ts';
import { contentKey } from '../../streaming/mp4/content-key.ts';
import { accessRefusal } from './authorize.ts';
import { noSuchVideo } from './media-replies.ts';

/** The ClearKey licence (W3C Encrypted Media Extensions, 9.1.4) of a protected item; requires its token. */
export const licence: Handler<typeof licenceSchema> = (call) => {
  const { platform, params } = call;
  const item = platform.catalogue.item(params['id'] ?? '');
  if (!item) return noSuchVideo(params['id']);
  if (!item.protected) return refusal(404, `The video "${item.mediaid}" needs no licence`);
  const refused = accessRefusal(call, item);
  if (refused) return refused;
  const { id, secret } = contentKey(item.mediaid);
  const key = { kty: 'oct', kid: id.toString('base64url'), k: secret.toString('base64url') };
  return ok({ keys: [key], type: 'temporary' });
};

export const licenceSchema = z.object({
  keys: z.array(z.object({ kty: z.string(), kid: z.string(), k: z.string() })),
  type: z.string(),
});
