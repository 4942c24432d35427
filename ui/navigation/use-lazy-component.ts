import { useCallback, useState, type ComponentType } from 'react';

/**
 * A component whose code is loaded by `fetchCode`; null until it is loaded. After a failure, the next `fetchCode` retries.
 *
 * @param load must be stable between renders
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
