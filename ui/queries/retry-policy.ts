import { isFailure } from '#application/app-failure.ts';

/** CFG-22: a media request is retried 2 times, 1 second apart, unless the item does not exist. */
export const mediaRetries = {
  retry: (failures: number, error: Error) => failures < 2 && !isFailure(error, 'not-found'),
  retryDelay: 1000,
};
