import { AppFailure } from '../app-failure.ts';

/**
 * Whether a start that failed may use what the last one received: nothing answered, and the viewer asked for no source, which
 * another one would replace.
 *
 * @param requested the source in the address
 */
export const mayStartOffline = (failure: unknown, requested: string | null): boolean =>
  requested === null && isUnanswered(failure);

/** Whether a failure, or what caused it, is that nothing answered. */
const isUnanswered = (failure: unknown): boolean =>
  failure instanceof AppFailure && (failure.kind === 'unreachable' || isUnanswered(failure.cause));
