/** CAT-03: the programs that the sign-up callout shows, by slug, in order. */
export const CALLOUT_PROGRAMS = [
  'barre',
  'undefeated',
  'db10',
  'pilates_phase_two',
  'power_cardio',
  'mobility',
  'yoga_fundamentals',
  'dbk',
] as const;
