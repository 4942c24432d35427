import { token } from '../injection/token.ts';

/** The cookies that the page may read. */
export interface Cookies {
  /** The decoded value of a cookie; null if there is none, or if it cannot be decoded. */
  read(name: string): string | null;
}
export const Cookies = token<Cookies>('Cookies');
