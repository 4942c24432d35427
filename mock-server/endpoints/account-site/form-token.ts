import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Call } from '../../http/endpoint.ts';
import { html, type Html } from '../../http/html.ts';
import type { World } from '../../worlds/world.ts';
import type { FormFields } from './form-schema.ts';

const FIELD = 'token';

/** The token of the forms that a person gets in a world: a page of another site cannot know it. */
const tokenOf = ({ formSecret, person }: World): string =>
  createHmac('sha256', formSecret).update(person.id).digest('base64url');

/** The hidden field with the token. */
export const tokenField = (world: World): Html =>
  html`<input type="hidden" name="${FIELD}" value="${tokenOf(world)}" />`;

/**
 * Whether a request was sent by a form of this site, or by a program: a page of another site can send JSON only after a
 * preflight, which it does not pass.
 */
export function isOwnForm({ headers, body, world }: Call<FormFields>): boolean {
  if (headers['content-type']?.startsWith('application/json')) return true;
  const sent = Buffer.from(String(body[FIELD]));
  const expected = Buffer.from(tokenOf(world));
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
