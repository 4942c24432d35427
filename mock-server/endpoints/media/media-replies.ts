import { refusal, type Answer } from '../../http/endpoint.ts';

/** For content determined by its address, which never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** For content derived from an item, whose length may differ in another catalogue. */
const FOR_A_MINUTE = 'public, max-age=60';

const answer = (type: string, body: string | Uint8Array, cacheControl: string): Answer => ({
  status: 200,
  type,
  body,
  headers: { 'cache-control': cacheControl },
});

export const immutableReply = (type: string, body: string | Uint8Array): Answer =>
  answer(type, body, FOR_EVER);
export const shortLivedReply = (type: string, body: string): Answer => answer(type, body, FOR_A_MINUTE);
/** For content that changes from moment to moment. */
export const uncachedReply = (type: string, body: string): Answer => answer(type, body, 'no-store');

export const noSuchVideo = (id: string | undefined): Answer => refusal(404, `There is no video "${id}"`);
export const noSuchTrack = (id: string | undefined): Answer => refusal(404, `There is no track "${id}"`);
