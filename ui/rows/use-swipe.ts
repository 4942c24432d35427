import { useRef, type PointerEvent } from 'react';
import { swipeOf } from '#domain/catalogue/carousel.ts';
import { textDirection } from '../i18n/text-direction.ts';

/** Event handlers for swiping an element forward and back with touch or pen (CAT-16); a mouse uses the arrows. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      from.current = pointerType === 'mouse' ? null : { x, y };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const by = from.current
        ? swipeOf(textDirection() * (clientX - from.current.x), clientY - from.current.y)
        : 0;
      from.current = null;
      if (by !== 0) onSwipe(by);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
