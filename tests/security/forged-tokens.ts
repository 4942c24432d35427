import { createHmac } from 'node:crypto';
import { DRM_POLICY } from '#mock-server/catalogue/configs/config-parts.ts';

/** What is no token at all. */
export const NO_TOKENS = [
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

/** What can be made by hand of a token that opens something else, or opened this once. */
export function forgedFrom(token: string, mediaid: string): readonly string[] {
  const [told = '', signature = ''] = token.split('.');
  const right = JSON.parse(Buffer.from(told, 'base64url').toString()) as object;
  const retold = [
    { mediaid },
    { mediaid, expires: 9e15 },
    { mediaid, policy: DRM_POLICY, expires: 9e15 },
  ].map((changes) => Buffer.from(JSON.stringify({ ...right, ...changes })).toString('base64url'));
  return [
    token,
    told,
    `${told}.`,
    `.${signature}`,
    `${told}.${signature.slice(0, -1)}`,
    `${told}.${signature}A`,
    `${signature}.${told}`,
    token.toUpperCase(),
    ...retold.flatMap((changed) => [
      changed,
      `${changed}.`,
      `${changed}.${signature}`,
      `${changed}.${signature.slice(0, 20)}`,
      `${changed}.${changed}`,
      `${changed}.${told}.${signature}`,
      `${told}.${changed}.${signature}`,
      `${told}.${signature}.${changed}`,
      ...KEYS.map((key) => `${changed}.${createHmac('sha256', key).update(changed).digest('base64url')}`),
    ]),
  ];
}
