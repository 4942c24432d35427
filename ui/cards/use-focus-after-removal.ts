import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus when the button that has it goes with its item: to the button of the item that takes its place, else to the last
 * one. Returns a function to call before an item goes, with its place.
 *
 * @param list whose items have a button each
 * @param contents what tells whether the items have changed
 * @param onNone where the focus goes if no item is left
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  contents: string,
  onNone: () => void,
): (place: number) => void {
  const removed = useRef<number | null>(null);
  const move = useEffectEvent(() => {
    if (removed.current === null) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[removed.current] ?? buttons.at(-1);
    removed.current = null;
    if (next) next.focus();
    else onNone();
  });
  useLayoutEffect(() => move(), [contents]);
  return (place) => {
    removed.current = place;
  };
}
