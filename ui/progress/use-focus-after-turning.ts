import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The state of an entry of the browser's history that a link to another part of the history has made. */
export const TURNED = { hasTurned: true } as const;

/**
 * Focuses the heading of the log and scrolls to it when a link has led to another page or range; going back restores the
 * scrolling.
 *
 * @param isShown whether the heading is on the page; otherwise it gets the focus as soon as it is
 */
export function useFocusAfterTurning(heading: RefObject<HTMLElement | null>, isShown: boolean): void {
  const { key, state } = useLocation() as { readonly key: string; readonly state: unknown };
  const isNew = useNavigationType() === NavigationType.Push;
  const hasTurned = isNew && typeof state === 'object' && state !== null && 'hasTurned' in state;
  const focusedAt = useRef(key);
  useEffect(() => {
    if (!hasTurned || !isShown || focusedAt.current === key) return;
    focusedAt.current = key;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [key, hasTurned, isShown, heading]);
}
