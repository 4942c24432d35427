import { useCallback, useState, type ComponentType } from 'react';
import { useLanguage } from '../i18n/i18n.ts';
import type { Language } from '../i18n/language.ts';

/**
 * A component whose code is loaded by `fetchCode`; null until it is loaded. After a failure, `hasFailed` is true, and the next
 * `fetchCode` retries.
 *
 * @param load must be stable between renders
 */
export function useLazyComponent<Props>(
  load: (language: Language) => Promise<ComponentType<Props>>,
): [Shown: ComponentType<Props> | null, fetchCode: () => void, hasFailed: boolean] {
  const language = useLanguage();
  const [Shown, setShown] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const fetchCode = useCallback(() => {
    setHasFailed(false);
    load(language).then(
      (code) => setShown(() => code),
      () => setHasFailed(true),
    );
  }, [load, language]);
  return [Shown, fetchCode, hasFailed];
}
