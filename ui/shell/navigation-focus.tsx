import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useScrollMemory } from './use-scroll-memory.ts';

/**
 * What a browser does when a page loads, for a change of screen: focus goes to the new screen, the view to where it belongs, and its
 * title is announced (SHL-11).
 */
export function NavigationFocus({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  useScrollMemory();
  const shown = useRef(pathname);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    // A search field keeps it: the screens change as somebody types.
    if (!document.activeElement?.matches('[type=search]')) main.current?.focus({ preventScroll: true });
    const title = document.querySelector('title');
    if (!title) return undefined;
    const observer = new MutationObserver(() => setAnnounced(document.title));
    observer.observe(title, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, main]);

  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {announced}
    </div>
  );
}
