/** Runs an async function on the first call and shares its result with all callers; runs it again after a failure. */
export function memoizeAsync<T>(bring: () => Promise<T>): () => Promise<T> {
  let bringing: Promise<T> | null = null;
  return () => {
    bringing ??= bring().catch((error: unknown) => {
      bringing = null;
      throw error;
    });
    return bringing;
  };
}
