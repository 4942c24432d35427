import { isFailure } from '#application/app-failure.ts';

const BAD_REQUEST = 400;

/**
 * Whether a request for one thing failed because there is no such thing: the server knows none, or refuses its name or id as
 * one that nothing can have.
 */
export const isNotFound = (error: unknown): boolean =>
  isFailure(error, 'not-found') || (isFailure(error, 'refused') && error.status === BAD_REQUEST);
