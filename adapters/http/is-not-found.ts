import { isFailure } from '#application/app-failure.ts';

const BAD_REQUEST = 400;

/**
 * Whether a request for a single resource failed because it does not exist: the server does not find it, or refuses its name
 * or id as invalid.
 */
export const isNotFound = (error: unknown): boolean =>
  isFailure(error, 'not-found') || (isFailure(error, 'refused') && error.status === BAD_REQUEST);
