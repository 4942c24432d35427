import type { KeptConfiguration, LastStart } from '../ports/kept-configuration.ts';

/**
 * Starts with the configuration of the last start if nothing answers. Any answer of the app's host, however bad, is final: then
 * this fails with the failure of the start.
 */
export type StartOffline = (failure: unknown) => Promise<LastStart>;

export const makeStartOffline =
  (kept: Pick<KeptConfiguration, 'last'>, isHostReachable: () => Promise<boolean>): StartOffline =>
  async (failure) => {
    const last = kept.last();
    if (last === null || (await isHostReachable())) throw failure;
    return last;
  };
