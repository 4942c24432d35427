import { useEffect } from 'react';

/** Gives what surrounds the page, such as the status bar of the installed app, the colour of the page. */
export function useThemeColor(): void {
  useEffect(() => {
    const color = getComputedStyle(document.documentElement).getPropertyValue('--color-background');
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
  }, []);
}
