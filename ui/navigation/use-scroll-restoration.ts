import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { pageAt } from '#domain/navigation/paths.ts';
import { useScrollPositions } from './history-state.tsx';

/** How long the scroll position is being restored at most, in milliseconds. */
const GIVE_UP_MS = 5000;
const KEPT_OVER_RELOADS = 'scrolled';

/** Scrolls as a browser does between pages: a new page starts at its top; going back or reloading restores the position. */
export function useScrollRestoration(): void {
  const { key, pathname, search } = useLocation();
  const page = pageAt(pathname, search);
  const cameBack = useNavigationType() === NavigationType.Pop;
  const positions = useScrollPositions();
  const shown = useRef<string | null>(null);

  useLayoutEffect(() => {
    const isFirst = shown.current === null;
    const isNewPage = shown.current !== page;
    shown.current = page;
    if (isFirst) window.history.scrollRestoration = 'manual';
    const position = isFirst ? positionBeforeReload(key) : cameBack ? (positions.get(key) ?? 0) : null;
    const stop = position === null ? undefined : scrollDownTo(position);
    if (position === null && isNewPage && !isFirst) window.scrollTo(0, 0);

    const note = () => void positions.set(key, window.scrollY);
    const noteForReload = () => storeForReload(key);
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', noteForReload);
    return () => {
      stop?.();
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', noteForReload);
    };
  }, [key, page, cameBack, positions]);
}

/** Scrolls as far down as the page's length allows, and further as it grows, until the user scrolls. */
function scrollDownTo(position: number): () => void {
  const scroll = () => {
    window.scrollTo(0, position);
    if (Math.abs(window.scrollY - position) < 1) stop();
  };
  const growth = new ResizeObserver(scroll);
  const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  const stop = () => {
    growth.disconnect();
    clearTimeout(patience);
    for (const sign of signs) window.removeEventListener(sign, stop);
  };
  const patience = setTimeout(stop, GIVE_UP_MS);
  for (const sign of signs) window.addEventListener(sign, stop, { passive: true });
  growth.observe(document.body);
  scroll();
  return stop;
}

function storeForReload(key: string): void {
  try {
    window.sessionStorage.setItem(KEPT_OVER_RELOADS, JSON.stringify([key, window.scrollY]));
  } catch {
    // Without storage, the page starts at its top.
  }
}

/** Null if the page was not reloaded, or if no position is stored. */
function positionBeforeReload(key: string): number | null {
  const [load] = window.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type !== 'reload' && load?.type !== 'back_forward') return null;
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(KEPT_OVER_RELOADS) ?? 'null') as unknown;
    return Array.isArray(stored) && stored[0] === key && typeof stored[1] === 'number' ? stored[1] : null;
  } catch {
    return null;
  }
}
