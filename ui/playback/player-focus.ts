import { useEffect, useRef, type RefObject } from 'react';

/** Whether the focus is in the player below the card or nowhere, and not in another part of the page. */
export function isFocusAtPlayer(card: HTMLElement): boolean {
  const { activeElement, body } = document;
  const isCovered = [...document.querySelectorAll('dialog[open]')].some((dialog) => !dialog.contains(card));
  if (isCovered) return false;
  const isNowhere = activeElement === null || activeElement === body || activeElement.contains(card);
  return isNowhere || card.parentElement?.closest('dialog, section')?.contains(activeElement) === true;
}

/** Returns the ref of a button that appears in the player: it takes the focus if that is in the player or nowhere. */
export function useFocusFromPlayer(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (button.current && isFocusAtPlayer(button.current)) button.current.focus({ preventScroll: true });
  }, []);
  return button;
}
