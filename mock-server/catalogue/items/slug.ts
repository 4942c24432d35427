import { z } from '../../zod.ts';

/** A public name, as it stands in addresses. */
export const slugSchema = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,99}$/);

const LONGEST = 80;

/** The slug of a title: lower case, hyphenated. Empty for a title without Latin letters or digits. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
