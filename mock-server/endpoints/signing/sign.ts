import { z } from '../../zod.ts';
import { isEntitled, requiredEntitlements, type Entitlement } from '#domain/access/entitlement.ts';
import type { CatalogueItem } from '../../catalogue/items/catalogue-item.ts';
import { DRM_POLICY } from '../../catalogue/configs/config-parts.ts';
import { ok, refusal, type Handler } from '../../http/endpoint.ts';
import { playbackKind } from '../../streaming/tracks/item-sources.ts';
import type { Account } from '../../worlds/account.ts';
import { signedToken } from './media-token.ts';

/** Returns a token if the viewer may watch the item, or the reason why not (ACC-07). */
export const sign: Handler<typeof signedSchema> = ({ platform, world, params }) => {
  const { mediaid = '', policy } = params;
  const item = platform.catalogue.item(mediaid);
  if (!item || playbackKind(item) === 'nothing') return refusal(404, `There is no video "${mediaid}"`);
  if (policy !== undefined && policy !== DRM_POLICY) return refusal(404, `There is no policy "${policy}"`);
  const reason = reasonAgainst(item, world.account);
  if (reason) return ok({ entitled: false, token: null, message: reason });
  return ok({ entitled: true, token: signedToken(item.mediaid, policy ?? null, world.now()), message: null });
};

export const signedSchema = z.object({
  entitled: z.boolean(),
  token: z.string().nullable(),
  message: z.string().nullable().meta({ description: 'Why there is no token' }),
});

/** Why an account may not watch an item; null if it may (ACC-04). Premier offers are not considered here. */
function reasonAgainst(item: CatalogueItem, account: Account | null): string | null {
  const held = (account?.subscription.entitlements ?? []) as Entitlement[];
  const required = requiredEntitlements(item.requiredEntitlements);
  const isOpenToAll = item.free === 'true' || item.requiresSubscription === 'false';
  if (isOpenToAll || isEntitled(held, required)) return null;
  if (!account) return 'Nobody is signed in, and this video is for members.';
  const missing = required.filter((entitlement) => !held.includes(entitlement));
  return `This video is for members with ${missing.map((name) => `“${name}”`).join(' and ')} in their subscription.`;
}
