import { isFailure } from '#application/app-failure.ts';

/** CFG-22: a media request is retried 2 times with 1 second between; what is not there is not asked for again. */
export const mediaRetries = {
  retry: (failures: number, error: Error) => failures < 2 && !isFailure(error, 'not-found'),
  retryDelay: 1000,
};
