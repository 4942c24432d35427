import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Analytics } from '#application/ports/analytics.ts';
import { useErrorReports } from './use-error-reports.ts';
import { useConfig } from './use-config.ts';
import { useInjection } from './use-injection.ts';

/**
 * Sets the tab's title: the screen's own title, then the site's. Then reports the page to analytics and to
 * the error-reporting service, once per visit (API-06, CFG-23).
 *
 * @param title '' for home, which shows only the site's title; null while not known
 * @param hasContent whether more than placeholders shows; the page is not reported before
 */
export function useDocumentTitle(title: string | null, hasContent = true): void {
  const { siteName } = useConfig();
  const { pathname } = useLocation();
  const analytics = useInjection(Analytics);
  const errorReports = useErrorReports();
  const tracked = useRef('');
  useEffect(() => {
    document.title = title ? `${title} · ${siteName}` : siteName;
    if (title === null || !hasContent || tracked.current === pathname) return;
    tracked.current = pathname;
    analytics.page(pathname, document.title);
    errorReports.pageShown();
  }, [title, hasContent, siteName, pathname, analytics, errorReports]);
}
