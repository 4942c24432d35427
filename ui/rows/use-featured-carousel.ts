import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { AUTO_ADVANCE_MS, FEATURED_CYCLE, turned, TURN_MS } from '#domain/catalogue/carousel.ts';
import { useReducedMotion } from '../design-system/theme/use-reduced-motion.ts';

/** The state of a featured carousel, and its controls. */
export interface FeaturedCarousel {
  readonly shown: number;
  /** The item that is sliding out, and its direction. */
  readonly leaving: { readonly index: number; readonly by: 1 | -1 } | null;
  /** Whether it currently advances automatically. */
  readonly isAutoAdvancing: boolean;
  /** Whether the user has stopped it permanently. */
  readonly isStopped: boolean;
  readonly toggleStopped: () => void;
  readonly turn: (by: 1 | -1) => void;
  readonly show: (index: number) => void;
  /** While the pointer is on it or the focus in it, it is paused. */
  readonly setPointed: (pointed: boolean) => void;
  readonly setFocused: (focused: boolean) => void;
}

interface Place {
  readonly shown: number;
  readonly leaving: FeaturedCarousel['leaving'];
}

/**
 * Shows one of several items at a time and advances automatically, endlessly; not while the pointer is on it or the focus in
 * it, in a hidden tab, if the user prefers reduced motion, or once they have stopped it: each is a reason of its own (CAT-16).
 */
export function useFeaturedCarousel(items: number): FeaturedCarousel {
  const [place, setPlace] = useState<Place>({ shown: 0, leaving: null });
  const { leaving } = place;
  // Items may go while the row shows, for example favorites.
  const shown = Math.min(place.shown, Math.max(0, items - 1));
  const [isStopped, setStopped] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isStill = useReducedMotion();
  const isVisible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  const isAutoAdvancing = items > 1 && !isStopped && !isPointed && !isFocused && !isStill && isVisible;

  const go = (index: number, by: 1 | -1) => {
    if (index !== shown) setPlace({ shown: index, leaving: { index: shown, by } });
  };
  const turn = (by: 1 | -1) => go(turned({ first: shown, inView: 1, tiles: items }, by, FEATURED_CYCLE), by);

  const advance = useEffectEvent(() => turn(1));
  useEffect(() => {
    if (!isAutoAdvancing) return undefined;
    const timer = setTimeout(advance, AUTO_ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [isAutoAdvancing, shown]);
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => setPlace({ shown, leaving: null }), TURN_MS);
    return () => clearTimeout(timer);
  }, [leaving, shown]);

  return {
    shown,
    leaving,
    isAutoAdvancing,
    isStopped,
    toggleStopped: () => setStopped((was) => !was),
    turn,
    show: (index) => go(index, index > shown ? 1 : -1),
    setPointed,
    setFocused,
  };
}

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
