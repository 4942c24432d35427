import { startTransition, useState } from 'react';
import { rowsShown, type HomeRow } from '#domain/catalogue/home-rows.ts';
import { useHistoryState } from '../navigation/history-state.tsx';
import { useInfiniteScroll } from '../cards/use-infinite-scroll.ts';
import styles from './row-list.module.css';
import { LoadingShelf, RowShelf } from './row-shelf.tsx';

interface RowListProps {
  readonly rows: readonly HomeRow[];
  /** Whether the content of a row is known yet. */
  readonly isKnown?: (row: HomeRow) => boolean;
}

/** Rows of shelves; scrolling to the end shows more (CAT-01). */
export function RowList({ rows, isKnown = () => true }: RowListProps) {
  const { stored: kept, store: keep } = useHistoryState<number>('times scrolled');
  const [timesScrolled, setTimesScrolled] = useState(kept ?? 0);
  const shown = rows.slice(0, rowsShown(timesScrolled));
  const end = useInfiniteScroll<HTMLDivElement>(() => {
    if (shown.length >= rows.length) return;
    keep(timesScrolled + 1);
    startTransition(() => setTimesScrolled(timesScrolled + 1));
  });
  return (
    <div className={styles.rows}>
      {withKeys(shown).map(([key, row]) =>
        isKnown(row) ? <RowShelf key={key} row={row} /> : <LoadingShelf key={key} title="" />,
      )}
      <div ref={end} />
    </div>
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
