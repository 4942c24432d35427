import type { HomeRow } from '#domain/catalogue/home-rows.ts';
import { useViewer } from '../account/use-viewer.ts';
import { LoadingShelf, RowShelf } from './row-shelf.tsx';

/** Rows of shelves, one below the other; until it is known who is there, their places. */
export function RowList({ rows }: { rows: readonly HomeRow[] }) {
  const viewerIsKnown = useViewer().state !== 'loading';
  return withKeys(rows).map(([key, row]) =>
    viewerIsKnown || row.kind === 'hero' ? (
      <RowShelf key={key} row={row} />
    ) : (
      <LoadingShelf key={key} title="" />
    ),
  );
}

/** A row keeps its place whatever comes before it; a config may name the same row twice. */
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
