import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Analytics } from '#application/ports/analytics.ts';
import { useConfig } from './use-config.ts';
import { useInjection } from './use-injection.ts';

/**
 * Titles the browser's tab: the screen's own title, then the site's. With that the page is known, and analytics are told of
 * it, once for each time that it is come to (API-06).
 *
 * @param title '' for home, which has the site's alone; null while it is not known yet
 * @param hasContent whether more than placeholders shows; until then nobody is told of the page
 */
export function useScreenTitle(title: string | null, hasContent = true): void {
  const { siteName } = useConfig();
  const { pathname } = useLocation();
  const analytics = useInjection(Analytics);
  const told = useRef('');
  useEffect(() => {
    document.title = title ? `${title} · ${siteName}` : siteName;
    if (title === null || !hasContent || told.current === pathname) return;
    told.current = pathname;
    analytics.page(pathname, document.title);
  }, [title, hasContent, siteName, pathname, analytics]);
}
