import { startTransition, useCallback, useState, type ReactNode } from 'react';
import { displayOf, rowsShown, type HomeRow } from '#domain/catalogue/home-rows.ts';
import { IsInFirstView } from '../cards/use-near-viewport.ts';
import { ShelfName } from '../cards/use-shelf-view.ts';
import { useHistoryState } from '../navigation/history-state.tsx';
import { EmptyRowsContext } from './empty-row.tsx';
import styles from './row-list.module.css';
import { ColoredRow, LoadingRow, RowShelf } from './row-shelf.tsx';
import { useEndOfRows } from './use-end-of-rows.ts';
import { usePrefetchRows } from './use-prefetch-rows.ts';

interface RowListProps {
  readonly rows: readonly HomeRow[];
  /** Whether the content of a row is known yet. */
  readonly isKnown?: (row: HomeRow) => boolean;
  /** Shown if no row has anything to show. */
  readonly empty?: ReactNode;
}

/** How many rows may be in the first view, with the hero. */
const ROWS_AT_TOP = 3;

/** How many rows before the end the next ones are requested. */
const ROWS_AHEAD = 2;

/** Rows of shelves; scrolling to the end shows more (CAT-01). */
export function RowList({ rows, isKnown = () => true, empty = null }: RowListProps) {
  const { stored: kept, store: keep } = useHistoryState<number>('times scrolled');
  const [timesScrolled, setTimesScrolled] = useState(kept ?? 0);
  const [emptyRows, setEmptyRows] = useState(0);
  const countEmpty = useCallback((change: 1 | -1) => setEmptyRows((count) => count + change), []);
  const shown = withKeys(rows.slice(0, rowsShown(timesScrolled)));
  const hasMore = shown.length < rows.length;
  const { nearEnd, end } = useEndOfRows(hasMore ? shown.length : null, () => {
    keep(timesScrolled + 1);
    startTransition(() => setTimesScrolled(timesScrolled + 1));
  });
  usePrefetchRows(rows, timesScrolled);
  const marker = <div key="near the end" ref={nearEnd} />;
  return (
    <EmptyRowsContext value={countEmpty}>
      <div className={styles.rows} data-has-more={hasMore}>
        {shown.flatMap(([key, row], index) => [
          index === shown.length - ROWS_AHEAD && marker,
          isKnown(row) ? (
            <ShelfName key={key} value={key}>
              <IsInFirstView value={index < ROWS_AT_TOP}>
                <RowShelf row={row} />
              </IsInFirstView>
            </ShelfName>
          ) : (
            <ColoredRow key={key} look={'look' in row ? row.look : null}>
              <LoadingRow title="" display={displayOf(row)} />
            </ColoredRow>
          ),
        ])}
        <div ref={end} className={styles.end} />
        {emptyRows >= rows.length && empty}
      </div>
    </EmptyRowsContext>
  );
}

/** Stable keys that do not depend on preceding rows; a config may contain the same row twice. */
function withKeys(rows: readonly HomeRow[]): (readonly [string, HomeRow])[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const name = nameOf(row);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return [`${name} ${count}`, row];
  });
}

function nameOf(row: HomeRow): string {
  if ('playlist' in row) return `${row.kind} ${row.playlist}`;
  return row.kind === 'followed-program' ? `${row.kind} ${row.program}` : row.kind;
}
