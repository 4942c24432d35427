import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useScrollRestoration } from '../../navigation/use-scroll-restoration.ts';

/**
 * Does on a change of screen what a browser does on a page load: focuses the new screen, restores or resets scrolling, and
 * announces the title (SHL-11).
 */
export function ScreenChangeFocus({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  useScrollRestoration();
  const shown = useRef(pathname);
  const hasMoved = useRef(false);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    hasMoved.current = true;
    // A search field keeps the focus: screens change while the user types.
    if (!document.activeElement?.matches('[type=search]')) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);

  useEffect(() => {
    const title = document.querySelector('title');
    if (!title) return undefined;
    // A screen whose item is already loaded sets its title in the same commit as its address.
    const observer = new MutationObserver(() => {
      if (hasMoved.current) setAnnounced(document.title);
    });
    observer.observe(title, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {announced}
    </div>
  );
}
