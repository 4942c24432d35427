import { nothing } from './is-not-there.ts';

export const screenWithNothing: unknown = nothing;
