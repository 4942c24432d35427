import { ok, refusal, type Handler, type JsonSchema } from '../../http/endpoint.ts';
import { listOf, objectOf, text } from '../../http/wire-schemas.ts';
import { contentKey } from '../../streaming/mp4/content-key.ts';
import { accessRefusal } from './authorize.ts';
import { noSuchVideo } from './media-replies.ts';

/** The ClearKey licence (W3C Encrypted Media Extensions, 9.1.4) of a protected item; requires its token. */
export const licence: Handler = (call) => {
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

export const licenceSchema: JsonSchema = objectOf({
  keys: listOf(objectOf({ kty: text, kid: text, k: text })),
  type: text,
});
