import type { Query } from '@tanstack/react-query';
import { isFailure } from '#application/app-failure.ts';

/**
 * CFG-22: a media request is retried 2 times, 1 second apart, unless the item does not exist. An address that redirects is
 * requested once, also where a screen mounts after its data were preloaded.
 */
export const mediaRetries = {
  retry: (failures: number, error: Error) =>
    failures < 2 && !isFailure(error, 'not-found') && !isFailure(error, 'redirected'),
  retryDelay: 1000,
  retryOnMount: ({ state }: Pick<Query, 'state'>) => !isFailure(state.error, 'redirected'),
};
