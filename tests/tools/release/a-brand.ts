import type { Brand } from '#tools/release/brand.ts';

/** A brand without a logo, with the given changes. */
export const aBrand = (changes: Partial<Brand> = {}): Brand => ({
  name: 'Daybreak',
  description: 'Workouts for every day.',
  language: 'en-US',
  backgroundColor: '#102030',
  highlightColor: '#ffcc00',
  headerBackground: null,
  logo: null,
  ...changes,
});
