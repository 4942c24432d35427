import { useRef, type PointerEvent } from 'react';
import { swipeOf } from '#domain/catalogue/carousel.ts';

/** Handlers for an element that a finger or a pen turns on and back (CAT-16); a mouse has arrows. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      from.current = pointerType === 'mouse' ? null : { x, y };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const by = from.current ? swipeOf(clientX - from.current.x, clientY - from.current.y) : 0;
      from.current = null;
      if (by !== 0) onSwipe(by);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
