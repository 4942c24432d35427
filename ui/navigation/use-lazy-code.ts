import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../i18n/i18n.ts';
import { useErrorReports } from '../session/use-error-reports.ts';
import { useProvide } from '../session/use-injection.ts';
import type { LazyModule } from './lazy-module.ts';

/**
 * Code, for example a component, that is loaded by `fetchCode`, or was loaded before this component first rendered; null until
 * it is loaded. After a failure, which is reported, `hasFailed` is true, and the next `fetchCode` retries.
 *
 * @param lazy must be stable between renders
 */
export function useLazyCode<Code>({
  load,
  arrived,
}: LazyModule<Code>): [code: Code | null, fetchCode: () => void, hasFailed: boolean] {
  const texts = useTexts();
  const provide = useProvide();
  const errorReports = useErrorReports();
  const [code, setCode] = useState<Code | null>(() => arrived(texts, provide));
  const [hasFailed, setHasFailed] = useState(false);
  const fetchCode = useCallback(() => {
    setHasFailed(false);
    load(texts, provide).then(
      (loaded) => setCode(() => loaded),
      (failure: unknown) => {
        setHasFailed(true);
        errorReports.report(failure, 'code');
      },
    );
  }, [load, texts, provide, errorReports]);
  return [code, fetchCode, code === null && hasFailed];
}

/** Fetches the code of a part that shows by itself as soon as it is missing. If it cannot be loaded, the next page retries. */
export function useFetchMissing(isMissing: boolean, fetchCode: () => void): void {
  const { key } = useLocation();
  useEffect(() => {
    if (isMissing) fetchCode();
  }, [isMissing, key, fetchCode]);
}
