import { createHmac } from 'node:crypto';
import { DRM_POLICY } from '#mock-server/catalogue/configs/config-parts.ts';

/** Strings that are not tokens. */
export const MALFORMED_TOKENS = [
  'null',
  'undefined',
  'true',
  '*',
  '{}',
  '[]',
  '.',
  '__proto__',
  'constructor',
  '%00',
  '%20',
  '..%2f',
  'abc.abc',
];

const KEYS = ['', 'key', 'secret', 'mock', '0'.repeat(32)];

/** Forgeries based on a token of another item, or on an expired one. */
export function forgedFrom(token: string, mediaid: string): readonly string[] {
  const [claims = '', signature = ''] = token.split('.');
  const original = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
  const changedClaims = [
    { mediaid },
    { mediaid, expires: 9e15 },
    { mediaid, policy: DRM_POLICY, expires: 9e15 },
  ].map((changes) => Buffer.from(JSON.stringify({ ...original, ...changes })).toString('base64url'));
  return [
    token,
    claims,
    `${claims}.`,
    `.${signature}`,
    `${claims}.${signature.slice(0, -1)}`,
    `${claims}.${signature}A`,
    `${signature}.${claims}`,
    token.toUpperCase(),
    ...changedClaims.flatMap((changed) => [
      changed,
      `${changed}.`,
      `${changed}.${signature}`,
      `${changed}.${signature.slice(0, 20)}`,
      `${changed}.${changed}`,
      `${changed}.${claims}.${signature}`,
      `${claims}.${changed}.${signature}`,
      `${claims}.${signature}.${changed}`,
      ...KEYS.map((key) => `${changed}.${createHmac('sha256', key).update(changed).digest('base64url')}`),
    ]),
  ];
}
