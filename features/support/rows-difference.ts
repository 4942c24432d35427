/** A row of a table, or an entry of a list. */
type Row = readonly unknown[];

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';

/** Lists and tables as scenarios write them; null for anything else. */
function rowsOf(value: unknown): readonly Row[] | null {
  if (!Array.isArray(value)) return null;
  const rows = value.map((entry: unknown): Row => (Array.isArray(entry) ? entry : [entry]));
  return rows.every((row) => row.every(isPlain)) ? rows : null;
}

const written = (row: Row): string => `| ${row.map(String).join(' | ')} |`;

/**
 * How two lists or tables differ, row by row: `+` marks what is there, `-` what was expected. Null if they are neither lists nor
 * tables.
 */
export function rowsDifference(actual: unknown, expected: unknown): readonly string[] | null {
  const [there, wanted] = [rowsOf(actual)?.map(written), rowsOf(expected)?.map(written)];
  if (!there || !wanted) return null;
  const common = commonRows(there, wanted);
  const lines: string[] = [];
  let [at, to] = [0, 0];
  for (const row of [...common, null]) {
    for (; at < there.length && there[at] !== row; at++) lines.push(`+ ${there[at]}`);
    for (; to < wanted.length && wanted[to] !== row; to++) lines.push(`- ${wanted[to]}`);
    if (row !== null) lines.push(`  ${row}`);
    [at, to] = [at + 1, to + 1];
  }
  return lines;
}

/** The most rows that two lists have in common, in their order. */
function commonRows(one: readonly string[], other: readonly string[]): readonly string[] {
  let above: readonly string[][] = Array.from({ length: other.length + 1 }, () => []);
  for (const row of one) {
    const next: string[][] = [[]];
    other.forEach((candidate, at) => {
      const [without, left, diagonal] = [above[at + 1] ?? [], next[at] ?? [], above[at] ?? []];
      const kept = candidate === row ? [...diagonal, row] : [];
      next.push([kept, without, left].reduce((most, each) => (each.length > most.length ? each : most)));
    });
    above = next;
  }
  return above.at(-1) ?? [];
}
