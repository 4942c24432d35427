import { hashOf } from '../seeded/hash.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 8;

/** The eight-character id of whatever goes by this kind and name: the same in every run. */
export function platformId(kind: string, name: string): string {
  let rest = hashOf(`${kind}:${name}`);
  let id = '';
  for (let place = 0; place < LENGTH; place++) {
    id += LETTERS.charAt(rest % LETTERS.length);
    rest = Math.floor(rest / LETTERS.length);
  }
  return id;
}
