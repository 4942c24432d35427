import type { Branded } from '../branded.ts';

/** The public name of a workout or program in an address; for a program, its view name (MED-02). */
export type Slug = Branded<string, 'Slug'>;
export const slug = (text: string): Slug => text as Slug;

/** The readable last part of a media address: '/m/{mediaid}/{title-slug}'. */
export function titleSlug(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
