import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type TouchEvent,
  type UIEvent,
} from 'react';
import { swipeOf, turned, type CarouselState, type CycleMode } from '#domain/catalogue/carousel.ts';
import { keyAlongText, textDirection } from '../i18n/text-direction.ts';
import { useHistoryState } from '../navigation/history-state.tsx';

/** The visible part of a shelf, in tiles, and the handlers that scroll it. */
export interface ShelfView extends ReturnType<typeof useTouchSnapping> {
  readonly row: RefObject<HTMLUListElement | null>;
  readonly place: CarouselState;
  readonly turn: (by: 1 | -1) => void;
  readonly onScroll: () => void;
  readonly onWheel: () => void;
  /** The arrow keys move the focus from tile to tile and scroll along. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The name of a shelf among those of its page, where its title may not be its own. */
export const ShelfName = createContext<string | null>(null);

/** Touch, the arrow buttons and the arrow keys all scroll the same row (CAT-16). */
export function useShelfView(
  title: string,
  { tiles, inView }: Omit<CarouselState, 'first'>,
  cycle: CycleMode,
): ShelfView {
  const row = useRef<HTMLUListElement>(null);
  const name = useContext(ShelfName) ?? title;
  const { stored: kept, store: keep } = useHistoryState<number>(`shelf ${name}`);
  const [restored] = useState(kept ?? 0);
  const [first, setFirst] = useState(restored);
  const place = { first, inView, tiles };
  const arrowKeys = useArrowKeys(row, place, cycle);

  const turn = (by: 1 | -1) => {
    arrowKeys.forgetDestination();
    scrollToTile(row.current, turned(place, by, cycle));
  };
  const touchSnapping = useTouchSnapping(first, turn);

  useLayoutEffect(() => {
    if (restored > 0) scrollToTile(row.current, restored, 'instant');
  }, [restored]);

  return {
    row,
    place,
    turn,
    onScroll: () => {
      if (!row.current) return;
      const now = tileAt(row.current);
      if (now !== first) setFirst(now);
      keep(now);
    },
    onKeyDown: arrowKeys.onKeyDown,
    ...touchSnapping,
    onTouchStart: (event) => {
      arrowKeys.forgetDestination();
      touchSnapping.onTouchStart(event);
    },
    onWheel: arrowKeys.forgetDestination,
  };
}

/** Where the arrow keys take a row that is still scrolling. */
interface Destination {
  /** The tile that gets the focus. */
  readonly focus: number;
  /** The first tile in view. */
  readonly first: number;
}

/** Moves the focus by the arrow keys; a key that is pressed while the row scrolls goes on from its destination. */
function useArrowKeys(
  row: RefObject<HTMLUListElement | null>,
  { first, inView, tiles }: CarouselState,
  cycle: CycleMode,
) {
  const destination = useRef<Destination | null>(null);
  // While the row scrolls, tiles become inert, and one of them may have the focus: it goes along with the view.
  const focusOnTheWay = ({ focus, first: end }: Destination) => {
    const tile = Math.min(Math.max(first, focus), first + inView - 1);
    linkIn(row.current, tile)?.focus({ preventScroll: true });
    destination.current = end === first ? null : { focus, first: end };
  };
  useEffect(() => {
    if (!destination.current) return;
    const hasLeft =
      document.activeElement !== document.body && !row.current?.contains(document.activeElement);
    if (hasLeft) destination.current = null;
    else focusOnTheWay(destination.current);
  });
  return {
    forgetDestination: () => {
      destination.current = null;
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Together with another key, the arrows belong to the browser.
      const by =
        event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
          ? undefined
          : STEPS[keyAlongText(event.key)];
      const focused =
        row.current && [...row.current.children].findIndex((tile) => tile.contains(document.activeElement));
      if (!by || focused === null || focused < 0) return;
      event.preventDefault();
      const from = destination.current ?? { focus: focused, first };
      const focus = turned({ first: from.focus, inView: 1, tiles }, by, cycle);
      const isInView = focus >= from.first && focus < from.first + inView;
      const page = by > 0 ? focus : focus - inView + 1;
      const end = isInView ? from.first : Math.min(Math.max(0, page), Math.max(0, tiles - inView));
      if (!isInView) scrollToTile(row.current, end);
      focusOnTheWay({ focus, first: end });
    },
  };
}

/** A touch from its beginning on; with its direction once it has ended, while the row is still moving. */
interface Touch {
  readonly x: number;
  readonly y: number;
  /** The first tile in view, and how far the row was scrolled. */
  readonly first: number;
  readonly scrolled: number;
  readonly ended: 1 | -1 | 0 | null;
}

/**
 * Handlers for touch: the browser scrolls the row under the finger, and these decide where it comes to rest, by excluding tiles
 * from scroll snapping. After a swipe this is a tile further on, after a shorter movement the same tile; a swipe for which
 * the row has no room turns it as an arrow does (CAT-16).
 */
function useTouchSnapping(first: number, turn: (by: 1 | -1) => void) {
  const last = useRef<Touch | null>(null);
  const swipe = ({ changedTouches }: TouchEvent, { x, y }: Touch): 1 | -1 | 0 => {
    const touch = changedTouches[0];
    return touch ? swipeOf(textDirection() * (touch.clientX - x), touch.clientY - y) : 0;
  };
  return {
    onTouchStart: ({ currentTarget, touches }: TouchEvent<HTMLElement>) => {
      const { clientX: x = 0, clientY: y = 0 } = touches[0] ?? {};
      last.current = { x, y, first, scrolled: currentTarget.scrollLeft, ended: null };
    },
    onTouchMove: (event: TouchEvent<HTMLElement>) => {
      const { current: begun } = last;
      if (!begun) return;
      const by = swipe(event, begun);
      snapTo(event.currentTarget, (tile) => by === 0 || (tile - begun.first) * by > 0);
    },
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      const { current: begun } = last;
      if (!begun) return;
      const by = swipe(event, begun);
      const isMoving = event.currentTarget.scrollLeft !== begun.scrolled;
      last.current = isMoving ? { ...begun, ended: by } : null;
      snapTo(
        event.currentTarget,
        (tile) => !isMoving || (by === 0 ? tile === begun.first : (tile - begun.first) * by > 0),
      );
      if (!isMoving && by !== 0) turn(by);
    },
    onTouchCancel: ({ currentTarget }: TouchEvent<HTMLElement>) => {
      last.current = null;
      snapTo(currentTarget, () => true);
    },
    onScrollEnd: ({ currentTarget }: UIEvent<HTMLElement>) => {
      const { current: touch } = last;
      if (!touch || touch.ended === null) return;
      last.current = null;
      snapTo(currentTarget, () => true);
      // The browser may have chosen the tile before it knew which ones are excluded.
      if (touch.ended === 0) scrollToTile(currentTarget, touch.first);
      else if (tileAt(currentTarget) === touch.first) turn(touch.ended);
    },
  };
}

/** Lets a row come to rest only at some of its tiles. */
function snapTo(row: HTMLElement, isAllowed: (tile: number) => boolean): void {
  ([...row.children] as HTMLElement[]).forEach((tile, index) => {
    tile.style.scrollSnapAlign = isAllowed(index) ? '' : 'none';
  });
}

function scrollToTile(row: HTMLElement | null, tile: number, behavior: ScrollBehavior = 'auto'): void {
  row?.scrollTo({ left: textDirection() * tile * pitchOf(row), behavior });
}

const linkIn = (row: HTMLElement | null, tile: number): HTMLElement | null | undefined =>
  row?.children[tile]?.querySelector('a');

/** The first tile in view, by how far a row is scrolled. */
const tileAt = (row: HTMLElement): number => Math.round(Math.abs(row.scrollLeft) / pitchOf(row));

/** The distance from one tile to the next, in pixels. */
function pitchOf(row: HTMLElement): number {
  const [first, second] = row.children as unknown as HTMLElement[];
  return second && first ? Math.abs(second.offsetLeft - first.offsetLeft) || 1 : 1;
}
