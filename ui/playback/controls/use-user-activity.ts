import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

/** How long after the last movement nobody counts as active, in milliseconds. */
const ACTIVE_FOR_MS = 3000;

export interface UserActivity {
  readonly isActive: boolean;
  /** Counts as a movement. */
  readonly wake: () => void;
  /** Ends the activity at once. */
  readonly rest: () => void;
}

/**
 * Whether somebody moves the mouse over an element, uses keys in it, or has done so a moment ago. A touch prolongs the activity,
 * and begins it only where `wake` is called: what is hidden would else appear below the finger.
 *
 * @param situation each change counts as a movement
 */
export function useUserActivity(element: RefObject<HTMLElement | null>, situation: string): UserActivity {
  const [isActive, setIsActive] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastMove = useRef(0);
  const waitFor = (length: number) => {
    timer.current = setTimeout(() => {
      timer.current = undefined;
      // Movements while it waits only note their time: a mouse makes hundreds.
      const left = lastMove.current + ACTIVE_FOR_MS - Date.now();
      if (left > 0) waitFor(left);
      else setIsActive(false);
    }, length);
  };
  const wake = () => {
    lastMove.current = Date.now();
    if (timer.current !== undefined) return;
    setIsActive(true);
    waitFor(ACTIVE_FOR_MS);
  };
  const rest = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setIsActive(false);
  };
  const onMove = useEffectEvent((event: Event) => {
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    if (!isTouch || isActive) wake();
  });
  useEffect(() => {
    const target = element.current;
    for (const event of MOVES) target?.addEventListener(event, onMove, { passive: true });
    return () => {
      for (const event of MOVES) target?.removeEventListener(event, onMove);
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [element]);
  const onChange = useEffectEvent(wake);
  useEffect(() => onChange(), [situation]);
  return { isActive, wake, rest };
}

const MOVES = ['pointermove', 'pointerdown', 'keydown'] as const;
