import { isFailure } from '#application/app-failure.ts';

/** The refusals that concern the moment, not the address: request time-out, too early, too many requests. */
const TEMPORARY = [408, 425, 429];

/**
 * Whether a request for a single resource failed because it does not exist: the server does not find it, or refuses its name
 * or id, with any status that does not ask to try again.
 */
export const isNotFound = (error: unknown): boolean =>
  isFailure(error, 'not-found') || (isFailure(error, 'refused') && !TEMPORARY.includes(error.status ?? 0));
