import { AppFailure } from '../app-failure.ts';
import type { KeptStart, LastStart } from '../ports/kept-start.ts';

/**
 * Starts with the configuration of the last start if nothing answers. Any answer of the app's host, however bad, is final: then
 * this fails with the failure of the start.
 *
 * @param requested the source in the address; a source that the viewer asks for is not replaced by another
 */
export type StartOffline = (failure: unknown, requested: string | null) => Promise<LastStart>;

export const makeStartOffline =
  (kept: Pick<KeptStart, 'last'>, isHostReachable: () => Promise<boolean>): StartOffline =>
  async (failure, requested) => {
    const last = requested === null && isUnanswered(failure) ? kept.last() : null;
    if (last === null || (await isHostReachable())) throw failure;
    return last;
  };

/** Whether a failure, or what caused it, is that nothing answered. */
const isUnanswered = (failure: unknown): boolean =>
  failure instanceof AppFailure && (failure.kind === 'unreachable' || isUnanswered(failure.cause));
