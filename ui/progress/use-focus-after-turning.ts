import { useEffect, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The state of an entry of the browser's history that a link to another page has made. */
export const TURNED = { hasTurned: true } as const;

/** Focuses the heading of the log and scrolls to it when a link has led to another page; going back restores the scrolling. */
export function useFocusAfterTurning(heading: RefObject<HTMLElement | null>): void {
  const { key, state } = useLocation() as { readonly key: string; readonly state: unknown };
  const isNew = useNavigationType() === NavigationType.Push;
  const hasTurned = isNew && typeof state === 'object' && state !== null && 'hasTurned' in state;
  useEffect(() => {
    if (!hasTurned) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [key, hasTurned, heading]);
}
