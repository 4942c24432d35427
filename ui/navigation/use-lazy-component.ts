import { useCallback, useState, type ComponentType } from 'react';
import { useLanguage } from '../i18n/i18n.ts';
import type { Language } from '../i18n/language.ts';

/**
 * A component whose code is loaded by `fetchCode`; null until it is loaded. After a failure, the next `fetchCode` retries.
 *
 * @param load must be stable between renders
 */
export function useLazyComponent<Props>(
  load: (language: Language) => Promise<ComponentType<Props>>,
): [Shown: ComponentType<Props> | null, fetchCode: () => void] {
  const language = useLanguage();
  const [Shown, setShown] = useState<ComponentType<Props> | null>(null);
  const fetchCode = useCallback(
    () =>
      void load(language).then(
        (code) => setShown(() => code),
        () => undefined,
      ),
    [load, language],
  );
  return [Shown, fetchCode];
}
