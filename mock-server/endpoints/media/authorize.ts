import type { CatalogueItem } from '../../catalogue/items/catalogue-item.ts';
import { refusal, type Answer, type Call } from '../../http/endpoint.ts';
import { policyOf, tokenProblem } from '../signing/media-token.ts';
import { contentKey, type ContentKey } from '../../streaming/mp4/content-key.ts';
import { filmTrack, type FilmTrack } from '../../streaming/tracks/film-tracks.ts';
import { noSuchTrack, noSuchVideo } from './media-replies.ts';

/** Refuses a request for an item's video unless the item is unsigned or the token is signed for it. */
export function accessRefusal({ query, world }: Call, item: CatalogueItem): Answer | null {
  if (item.unsigned) return null;
  const token = query['token'];
  const reason = tokenProblem(token, item.mediaid, world.now());
  if (reason) return refusal(403, reason);
  if (item.protected && policyOf(token ?? '') === null) {
    return refusal(403, 'This video is protected: its token has to be signed under a policy');
  }
  return null;
}

/** The query to append to the addresses of an item's video. */
export const tokenQuery = ({ query }: Pick<Call, 'query'>): string =>
  query['token'] ? `?token=${encodeURIComponent(query['token'])}` : '';

/** The requested encoding of an item, with its key if protected; or a refusal. */
export function authorizeTrack(
  call: Call,
): { readonly track: FilmTrack; readonly key: ContentKey | null } | Answer {
  const { id, track: name } = call.params;
  const item = call.platform.catalogue.item(id ?? '');
  const track = filmTrack(name);
  if (!item) return noSuchVideo(id);
  if (!track) return noSuchTrack(name);
  return accessRefusal(call, item) ?? { track, key: item.protected ? contentKey(item.mediaid) : null };
}
