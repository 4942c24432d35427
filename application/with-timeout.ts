/* The timers of browsers and Node, which the compiler knows with the types of one of them alone; whatever loads rxjs uses its own. */
declare const setTimeout: (callback: () => void, ms: number) => unknown;
declare const clearTimeout: (timer: unknown) => void;

/**
 * Returns the result of `work`, or of `onTimeout` if `work` takes longer than this many milliseconds. A later result is
 * ignored.
 */
export async function withTimeout<T, Instead>(
  work: Promise<T>,
  longestWaitMs: number,
  onTimeout: () => Instead,
): Promise<T | Instead> {
  let timer: unknown;
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, longestWaitMs)));
  try {
    return await Promise.race([work, timeout.then(onTimeout)]);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the result of `work`, or fails and says what is missing if `work` takes longer than this many milliseconds. */
export const withDeadline = <T>(work: Promise<T>, longestWaitMs: number, what: string): Promise<T> =>
  withTimeout(work, longestWaitMs, () => {
    throw new Error(`No ${what} within ${longestWaitMs} ms`);
  });
