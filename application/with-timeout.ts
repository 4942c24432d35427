/**
 * What comes of `work`, or of `onTimeout` where that takes longer than so many milliseconds. What comes of the work later counts
 * for nothing.
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
