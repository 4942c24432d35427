import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

interface SliderDrag {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Null while nothing is dragged. */
  readonly dragged: number | null;
  readonly drag: (value: number | null) => void;
}

/** What a range input is being dragged to, and its release, with that value. */
export function useSliderDrag(onRelease: (value: number) => void): SliderDrag {
  const input = useRef<HTMLInputElement>(null);
  const [dragged, drag] = useState<number | null>(null);
  const release = useEffectEvent(() => {
    if (dragged === null) return;
    drag(null);
    onRelease(dragged);
  });
  // React's change event is the browser's input event: it would seek all along the way.
  useEffect(() => {
    const slider = input.current;
    slider?.addEventListener('change', release);
    return () => slider?.removeEventListener('change', release);
  }, []);
  return { input, dragged, drag };
}
