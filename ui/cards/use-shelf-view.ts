import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { turned } from '#domain/catalogue/carousel.ts';
import { useHistoryState } from '../navigation/history-state.tsx';

/** The visible part of a shelf, in tiles, and the handlers that scroll it. */
export interface ShelfView {
  readonly row: RefObject<HTMLUListElement | null>;
  readonly first: number;
  readonly turn: (by: 1 | -1) => void;
  readonly onScroll: () => void;
  /** The arrow keys move the focus from tile to tile and scroll along. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Touch, the arrow buttons and the arrow keys all scroll the same row (CAT-16). */
export function useShelfView(name: string, tiles: number, inView: number): ShelfView {
  const row = useRef<HTMLUListElement>(null);
  const { stored: kept, store: keep } = useHistoryState<number>(`shelf ${name}`);
  const [restored] = useState(kept ?? 0);
  const [first, setFirst] = useState(restored);
  const focusOn = useRef<number | null>(null);

  const turn = (by: 1 | -1) =>
    scrollToTile(row.current, turned({ first, inView, tiles }, by, 'restart'), 'smooth');

  useLayoutEffect(() => {
    if (restored > 0) scrollToTile(row.current, restored, 'instant');
  }, [restored]);

  const isInView = (tile: number) => tile >= first && tile < first + inView;
  useEffect(() => {
    const wanted = focusOn.current;
    if (wanted === null || !isInView(wanted)) return;
    focusOn.current = null;
    linkIn(row.current, wanted)?.focus({ preventScroll: true });
  });

  return {
    row,
    first,
    turn,
    onScroll: () => {
      if (!row.current) return;
      const now = Math.round(row.current.scrollLeft / pitchOf(row.current));
      if (now !== first) setFirst(now);
      keep(now);
    },
    onKeyDown: (event) => {
      const by = STEPS[event.key];
      const focused =
        row.current && [...row.current.children].findIndex((tile) => tile.contains(document.activeElement));
      if (!by || focused === null || focused < 0) return;
      event.preventDefault();
      const wanted = turned({ first: focused, inView: 1, tiles }, by, 'restart');
      if (isInView(wanted)) linkIn(row.current, wanted)?.focus({ preventScroll: true });
      else {
        focusOn.current = wanted;
        const page = by > 0 ? wanted : wanted - inView + 1;
        scrollToTile(row.current, Math.min(Math.max(0, page), Math.max(0, tiles - inView)), 'smooth');
      }
    },
  };
}

function scrollToTile(row: HTMLElement | null, tile: number, behavior: ScrollBehavior): void {
  row?.scrollTo({ left: tile * pitchOf(row), behavior });
}

const linkIn = (row: HTMLElement | null, tile: number): HTMLElement | null | undefined =>
  row?.children[tile]?.querySelector('a');

/** The distance from one tile to the next, in pixels. */
function pitchOf(row: HTMLElement): number {
  const [first, second] = row.children as unknown as HTMLElement[];
  return second && first ? second.offsetLeft - first.offsetLeft || 1 : 1;
}
