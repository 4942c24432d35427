import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { AspectRatio } from '#domain/catalogue/aspect-ratio.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { gridColumns } from '#domain/catalogue/breakpoints.ts';
import { useScreenSize } from '../design-system/theme/use-screen-size.ts';
import { useHistoryState } from '../navigation/history-state.tsx';
import styles from './card-grid.module.css';
import { useIncrementalRendering } from './use-incremental-rendering.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

interface CardGridProps {
  /** The accessible name. */
  readonly label: string;
  readonly items: readonly MediaItem[];
  readonly aspectRatio: AspectRatio;
  /** Replaces the number of columns by screen size (CAT-13). */
  readonly columns?: number;
  /** How many cards the grids above it have, for a page with several. */
  readonly above?: number;
  readonly hasMore: boolean;
  /** When fewer rows than this remain below the rendered ones, more items are requested. */
  readonly rowsAhead?: number;
  /** Called when the end of the loaded items comes near, if there are more. */
  readonly onEndNear: () => void;
  readonly children: (item: MediaItem) => ReactNode;
}

const ROWS_AHEAD = 8;
/** The initial estimate for the height of a card's text and the gap to the next row, in pixels. */
const TEXT_HEIGHT = 124;

/**
 * Cards in rows and columns (CAT-13). The list is virtual: only cards near the viewport are in the document; the space of the
 * others is reserved. In a dialog it scrolls with the dialog, else with the window.
 */
export function CardGrid({
  label,
  items,
  aspectRatio,
  columns: ownColumns,
  above = 0,
  hasMore,
  rowsAhead = ROWS_AHEAD,
  onEndNear,
  children,
}: CardGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const screenColumns = gridColumns(useScreenSize(), aspectRatio);
  const columns = ownColumns ?? screenColumns;
  const rows = Math.ceil(items.length / columns);
  const [rowHeight, measured] = useRowHeight(aspectRatio, columns);
  const [focused, setFocused] = useState<number | null>(null);
  const { wanted, below } = useVirtualRows({
    list,
    rows,
    rowHeight,
    // The row with the focus stays mounted, however far the user scrolls.
    mounted: focused,
    // As far down as the cards above it reach, which is all that is known without layout.
    least: Math.ceil(above / columns) * rowHeight,
  });
  const drawn = useIncrementalRendering(wanted);

  const isEndNear = below <= rowsAhead * rowHeight && (wanted.at(-1) ?? rows) + rowsAhead >= rows;
  useOnEndNear(hasMore && isEndNear, items.length, onEndNear);
  return (
    <ul
      ref={list}
      className={styles.grid}
      aria-label={label}
      data-items={items.length}
      style={{
        '--columns': columns,
        '--card-ratio': aspectRatio.replace(':', ' / '),
        height: rows * rowHeight,
      }}
      onFocus={({ target }) => setFocused(Math.floor(placeOf(target) / columns))}
      onBlur={() => setFocused(null)}
    >
      {drawn.flatMap((row, place) =>
        items.slice(row * columns, (row + 1) * columns).map((item, column) => (
          <li
            key={item.id}
            ref={place + column === 0 ? measured : undefined}
            style={{ '--column': column, top: row * rowHeight }}
            aria-posinset={row * columns + column + 1}
            aria-setsize={hasMore ? -1 : items.length}
          >
            {children(item)}
          </li>
        )),
      )}
    </ul>
  );
}

/** Calls `onEndNear` while the end is near. */
function useOnEndNear(isEndNear: boolean, items: number, onEndNear: () => void): void {
  useEffect(() => {
    if (isEndNear) onEndNear();
  }, [isEndNear, items, onEndNear]);
}

/** The index of the card that contains an element, from 0. */
const placeOf = (element: Element): number =>
  Number(element.closest('li')?.getAttribute('aria-posinset')) - 1;

/** The height of a row with its gap, in pixels, and the ref that measures it: all cards of a grid have the same height. */
function useRowHeight(aspectRatio: AspectRatio, columns: number) {
  const { stored: kept, store: keep } = useHistoryState<number>(`row of ${columns} ${aspectRatio}`);
  const [height, setHeight] = useState(() => kept ?? estimatedHeight(aspectRatio, columns));
  const isMeasured = useRef(false);
  const measured = useCallback(
    (card: HTMLLIElement) => {
      const measure = () => {
        // Without layout, the estimate stays.
        if (card.offsetHeight === 0) return;
        setHeight(card.offsetHeight);
        keep(card.offsetHeight);
      };
      // Measures synchronously before the first paint, to avoid a layout shift; later only in the observer, after layout.
      if (!isMeasured.current) measure();
      isMeasured.current = true;
      const observer = new ResizeObserver(measure);
      observer.observe(card);
      return () => observer.disconnect();
    },
    [keep],
  );
  return [height, measured] as const;
}

function estimatedHeight(ratio: AspectRatio, columns: number): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return ((window.innerWidth * 0.92) / columns) * (height / width) + TEXT_HEIGHT;
}
