import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

interface SliderDrag {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Null while nothing is dragged. */
  readonly dragged: number | null;
  readonly drag: (value: number | null) => void;
}

const ENDS = ['pointerup', 'change', 'blur'] as const;

/** What a range input is being dragged to, and its release, with that value. */
export function useSliderDrag(onRelease: (value: number) => void): SliderDrag {
  const input = useRef<HTMLInputElement>(null);
  const [dragged, drag] = useState<number | null>(null);
  const release = useEffectEvent(() => {
    if (dragged === null) return;
    drag(null);
    onRelease(dragged);
  });
  // React's change event is the browser's input event: it would seek all along the way. The browser has none of its own if the
  // value is as before the drag.
  useEffect(() => {
    const slider = input.current;
    for (const end of ENDS) slider?.addEventListener(end, release);
    return () => {
      for (const end of ENDS) slider?.removeEventListener(end, release);
    };
  }, []);
  return { input, dragged, drag };
}
