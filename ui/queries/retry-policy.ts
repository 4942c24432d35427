import type { Query } from '@tanstack/react-query';
import { AppFailure, isFailure } from '#application/app-failure.ts';

/**
 * CFG-22: a media request is retried 2 times, 1 second apart, unless the item does not exist, or the server was waited for in
 * vain: the member has waited long enough. An address that redirects is requested once, also where a screen mounts after its data
 * were preloaded.
 */
export const mediaRetries = {
  retry: (failures: number, error: Error) => failures < 2 && !isFinal(error),
  retryDelay: 1000,
  retryOnMount: ({ state }: Pick<Query, 'state'>) => !isFailure(state.error, 'redirected'),
};

/** How long a list that could not be loaded before its screen showed is not asked for again, in milliseconds. */
const JUST_FAILED_MS = 5000;

export const hasNotJustFailed = ({ state }: Pick<Query, 'state'>): boolean =>
  Date.now() - state.errorUpdatedAt > JUST_FAILED_MS;

const isFinal = (error: Error): boolean =>
  isFailure(error, 'not-found') ||
  isFailure(error, 'redirected') ||
  (error instanceof AppFailure && error.isTimeout);
