/** Brings something when it is first asked for, once for all who ask, and anew after a failure. */
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
