import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a token grants access to, and until when. */
export interface SignedRight {
  readonly mediaid: string;
  /** The policy whose protected sources it grants; null for unprotected ones. */
  readonly policy: string | null;
  /** Milliseconds since 1970, on the clock of the world that signed it. */
  readonly expires: number;
}

/** A restart invalidates all tokens; clients then request new ones. */
const KEY = randomBytes(32);

export const TOKEN_MINUTES = 60;
const MS_A_MINUTE = 60_000;

/** Signs a token for an item, valid from now. */
export function signedToken(mediaid: string, policy: string | null, now: Date): string {
  const right: SignedRight = { mediaid, policy, expires: now.getTime() + TOKEN_MINUTES * MS_A_MINUTE };
  const payload = Buffer.from(JSON.stringify(right)).toString('base64url');
  return `${payload}.${signatureOf(payload).toString('base64url')}`;
}

/** Why a token is refused, as one sentence; null if it is valid for this item. */
export function tokenProblem(token: string | undefined, mediaid: string, now: Date): string | null {
  if (!token) return 'This video needs a token';
  const right = rightOf(token);
  if (!right) return 'This token was not signed here';
  if (right.mediaid !== mediaid) return 'This token is for another video';
  if (now.getTime() >= right.expires) return 'This token has expired';
  return null;
}

/** The policy of a valid token. */
export const policyOf = (token: string): string | null => rightOf(token)?.policy ?? null;

function rightOf(token: string): SignedRight | null {
  const [payload = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(payload);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as SignedRight;
}

const signatureOf = (payload: string): Buffer => createHmac('sha256', KEY).update(payload).digest();
