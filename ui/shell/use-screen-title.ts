import { useEffect } from 'react';
import { useConfig } from '../configuration/use-config.ts';

/** Titles the browser's tab: the screen's own title, then the site's. */
export function useScreenTitle(title: string | null): void {
  const { siteName } = useConfig();
  useEffect(() => {
    document.title = title ? `${title} · ${siteName}` : siteName;
  }, [title, siteName]);
}
