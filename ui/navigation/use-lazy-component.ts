import { useCallback, useState, type ComponentType } from 'react';

/**
 * A component whose code is fetched ahead of its first use or for it; null until it is there. What does not arrive is asked
 * for again by the next `fetchCode`.
 *
 * @param load stays the same between renders
 */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): [Shown: ComponentType<Props> | null, fetchCode: () => void] {
  const [Shown, setShown] = useState<ComponentType<Props> | null>(null);
  const fetchCode = useCallback(
    () =>
      void load().then(
        (code) => setShown(() => code),
        () => undefined,
      ),
    [load],
  );
  return [Shown, fetchCode];
}
