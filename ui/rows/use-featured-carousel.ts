import { useEffect, useState, useSyncExternalStore } from 'react';
import { AUTO_ADVANCE_MS, turned, TURN_MS } from '#domain/catalogue/carousel.ts';
import { useMediaQuery } from '../design-system/theme/use-media-query.ts';

/** Where a featured carousel stands, and what can be done with it. */
export interface FeaturedCarousel {
  readonly shown: number;
  /** The item that is on its way out, and the direction in which it goes. */
  readonly leaving: { readonly index: number; readonly by: 1 | -1 } | null;
  /** Whether it turns by itself, now. */
  readonly isTurning: boolean;
  /** Whether somebody has stopped it for good. */
  readonly isStopped: boolean;
  readonly toggleStopped: () => void;
  readonly turn: (by: 1 | -1) => void;
  readonly show: (index: number) => void;
  /** Holds it for as long as somebody is at it. */
  readonly hold: (held: boolean) => void;
}

interface Place {
  readonly shown: number;
  readonly leaving: FeaturedCarousel['leaving'];
}

/**
 * One of several items at a time, the next by itself after a while, endlessly; not while somebody is at it, nor in a hidden
 * tab, nor where they prefer reduced motion (CAT-16).
 */
export function useFeaturedCarousel(items: number): FeaturedCarousel {
  const [{ shown, leaving }, setPlace] = useState<Place>({ shown: 0, leaving: null });
  const [isStopped, setStopped] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isVisible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  const isTurning = items > 1 && !isStopped && !isHeld && !isStill && isVisible;

  const go = (index: number, by: 1 | -1) => {
    if (index !== shown) setPlace({ shown: index, leaving: { index: shown, by } });
  };
  const turn = (by: 1 | -1) => go(turned({ first: shown, inView: 1, tiles: items }, by, 'endless'), by);

  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setTimeout(() => turn(1), AUTO_ADVANCE_MS);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => setPlace({ shown, leaving: null }), TURN_MS);
    return () => clearTimeout(timer);
  }, [leaving, shown]);

  return {
    shown,
    leaving,
    isTurning,
    isStopped,
    toggleStopped: () => setStopped((was) => !was),
    turn,
    show: (index) => go(index, index > shown ? 1 : -1),
    hold: setHeld,
  };
}

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
