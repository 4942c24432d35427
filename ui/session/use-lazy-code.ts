import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../i18n/i18n.ts';
import type { Language } from '../i18n/language.ts';
import type { LazyModule } from '../navigation/lazy-module.ts';
import { useErrorReports } from './use-error-reports.ts';

/**
 * Code, for example a component, that is loaded by `fetchCode`; null until it is loaded. After a failure, which is
 * reported, `hasFailed` is true, and the next `fetchCode` retries.
 *
 * @param load must be stable between renders
 * @param arrived the code, if it was loaded before this component first rendered
 */
export function useLazyCode<Code>(
  load: LazyModule<Code>,
  arrived?: (language: Language) => Code | null,
): [code: Code | null, fetchCode: () => void, hasFailed: boolean] {
  const language = useLanguage();
  const errorReports = useErrorReports();
  const [code, setCode] = useState<Code | null>(() => arrived?.(language) ?? null);
  const [hasFailed, setHasFailed] = useState(false);
  const fetchCode = useCallback(() => {
    setHasFailed(false);
    load(language).then(
      (loaded) => setCode(() => loaded),
      (failure: unknown) => {
        setHasFailed(true);
        errorReports.report(failure, 'code');
      },
    );
  }, [load, language, errorReports]);
  return [code, fetchCode, code === null && hasFailed];
}

/** Fetches the code of a part that shows by itself as soon as it is missing. If it cannot be loaded, the next page retries. */
export function useFetchMissing(isMissing: boolean, fetchCode: () => void): void {
  const { key } = useLocation();
  useEffect(() => {
    if (isMissing) fetchCode();
  }, [isMissing, key, fetchCode]);
}
