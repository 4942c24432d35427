/**
 * Returns the result of `work`, or of `onTimeout` if `work` takes longer than this many milliseconds. A later result is
 * ignored.
 */
export async function withTimeout<T, Instead>(
  work: Promise<T>,
  longestWaitMs: number,
  onTimeout: () => Instead,
): Promise<T | Instead> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, longestWaitMs)));
  try {
    return await Promise.race([work, timeout.then(onTimeout)]);
  } finally {
    clearTimeout(timer);
  }
}
