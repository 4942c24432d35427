import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Moves the focus on when what has it disappears from an element: a button that is done, a notice that times out, a guide that
 * closes.
 *
 * @param keep takes the focus
 */
export function useKeptFocus(element: RefObject<HTMLElement | null>, keep: () => void): void {
  const moveOn = useEffectEvent(keep);
  useEffect(() => {
    const { current: within } = element;
    if (!within) return undefined;
    let focused: Element | null = null;
    const notice = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : null;
    };
    // It is also called for an element that is about to disappear.
    const forget = ({ target }: FocusEvent) =>
      setTimeout(() => {
        if (focused === target && focused?.isConnected) focused = null;
      });
    const removals = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      focused = null;
      if (document.activeElement === document.body) moveOn();
    });
    within.addEventListener('focusin', notice);
    within.addEventListener('focusout', forget);
    removals.observe(within, { childList: true, subtree: true });
    return () => {
      within.removeEventListener('focusin', notice);
      within.removeEventListener('focusout', forget);
      removals.disconnect();
    };
  }, [element]);
}
