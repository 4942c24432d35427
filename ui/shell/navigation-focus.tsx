import { useEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * What a browser does when a page loads, for a change of screen: focus goes to the new screen, the view to its top, and its
 * title is announced (SHL-11).
 */
export function NavigationFocus({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const cameBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef(pathname);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    // A search field keeps it: the screens change as somebody types.
    if (!document.activeElement?.matches('[type=search]')) main.current?.focus({ preventScroll: true });
    if (!cameBack) window.scrollTo(0, 0);
    const title = document.querySelector('title');
    if (!title) return undefined;
    const observer = new MutationObserver(() => setAnnounced(document.title));
    observer.observe(title, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, cameBack, main]);

  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {announced}
    </div>
  );
}
