import { z } from '../../zod.ts';
import { hashOf } from '../seeded/hash.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 8;

/** A media or playlist id as the platform makes them: eight letters and digits. */
export const platformIdSchema = z.string().regex(/^[A-Za-z0-9]{8}$/);

/** The eight-character id of a kind and name, the same in every run. */
export function platformId(kind: string, name: string): string {
  let rest = hashOf(`${kind}:${name}`);
  let id = '';
  for (let place = 0; place < LENGTH; place++) {
    id += LETTERS.charAt(rest % LETTERS.length);
    rest = Math.floor(rest / LETTERS.length);
  }
  return id;
}

export const workoutId = (slug: string): string => platformId('workout', slug);
export const programId = (slug: string): string => platformId('program', slug);
export const trainerMediaId = (id: string): string => platformId('trainer', id);
export const trailerMediaId = (mediaid: string): string => platformId('trailer', mediaid);
