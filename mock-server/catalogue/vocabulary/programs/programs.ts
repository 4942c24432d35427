import { CONTROL_PROGRAMS } from './control-programs.ts';
import type { ProgramDefinition } from './program-definition.ts';
import { STRENGTH_PROGRAMS } from './strength-programs.ts';
import { SWEAT_PROGRAMS } from './sweat-programs.ts';
import { TRENDING_PROGRAMS } from './trending.ts';

/** All programs, starting with those of the sign-up call-out. */
export const PROGRAMS: readonly ProgramDefinition[] = [
  ...TRENDING_PROGRAMS,
  ...STRENGTH_PROGRAMS,
  ...SWEAT_PROGRAMS,
  ...CONTROL_PROGRAMS,
];
