import type { DataTable } from '@cucumber/cucumber';
import { nearestSentence } from './nearest-name.ts';
import { ScenarioMistake } from './scenario-mistake.ts';

/** What the table of a phrase contains, by the phrase: for the phrasebook. */
export const tables = new Map<string, string>();

/** The names of columns or rows, with what each contains. */
type Meanings<Name extends string> = Readonly<Record<Name, string>>;

/** Columns besides those that are named. */
interface MoreColumns {
  readonly meaning: string;
  /** Throws for a name that is none of them. */
  readonly check: (name: string) => void;
}

type Row<Needed extends string, Optional extends string> = Readonly<Record<Needed, string>> &
  Readonly<Partial<Record<Optional, string>>> &
  Readonly<Record<string, string | undefined>>;

/**
 * A table whose first row names its columns. Returns a function that reads its other rows, without empty cells of optional columns,
 * and throws for a column that is missing or that there is not.
 *
 * @param phrase that takes the table
 */
export function defineTable<Needed extends string, Optional extends string = never>(
  phrase: string,
  needed: Meanings<Needed>,
  optional: Meanings<Optional> = {} as Meanings<Optional>,
  more: MoreColumns | null = null,
): (table: DataTable) => readonly Row<Needed, Optional>[] {
  const names = Object.keys(needed);
  const others = Object.keys(optional);
  tables.set(phrase, explainColumns(needed, optional, more));
  return (table) => {
    const [heading = [], ...rows] = table.raw();
    for (const name of heading) {
      if (names.includes(name) || others.includes(name)) continue;
      if (!more) throw unknownName('column', name, [...names, ...others]);
      more.check(name);
    }
    const missing = names.find((name) => !heading.includes(name));
    if (missing) throw new ScenarioMistake(`The table lacks the column "${missing}": ${quoted(needed)}`);
    const repeated = heading.find((name, index) => heading.indexOf(name) !== index);
    if (repeated !== undefined) throw new ScenarioMistake(`The table has the column "${repeated}" twice.`);
    return rows.map((cells) => {
      const row = heading.map((name, index) => [name, cells[index] ?? ''] as const);
      return Object.fromEntries(row.filter(([name, cell]) => !others.includes(name) || cell !== '')) as Row<
        Needed,
        Optional
      >;
    });
  };
}

/**
 * A table without a row for names: each row has the same cells. Returns a function that reads its rows, and throws for one with
 * more or fewer cells.
 *
 * @param cells what each cell of a row contains; a table can leave out one that stands in square brackets
 */
export function defineList(phrase: string, ...cells: readonly string[]): (table: DataTable) => string[][] {
  tables.set(phrase, `Each row: ${cells.join(' | ')}.`);
  const least = cells.filter((cell) => !cell.startsWith('[')).length;
  return (table) => {
    const rows = table.raw();
    const wrong = rows.find(({ length }) => length < least || length > cells.length);
    if (!wrong) return rows;
    throw new ScenarioMistake(
      `A row has ${wrong.length} cells: ${wrong.join(' | ')}. It takes: ${cells.join(' | ')}.`,
    );
  };
}

/** A table whose rows have one cell each. */
export function defineColumn(phrase: string, cell: string): (table: DataTable) => string[] {
  const read = defineList(phrase, cell);
  return (table) => read(table).flat();
}

/**
 * A table whose rows have a name, one of these, and a value. Returns a function that reads the values by their names, and throws
 * for a name that there is not.
 */
export function definePairs<Name extends string>(
  phrase: string,
  names: Meanings<Name>,
): (table: DataTable) => Readonly<Partial<Record<Name, string>>> {
  const read = defineList(phrase, 'a name', 'its value');
  tables.set(phrase, `Each row: a name | its value. ${quoted(names)}.`);
  return (table) => {
    const rows = read(table);
    for (const [name = ''] of rows) if (!(name in names)) throw unknownName('row', name, Object.keys(names));
    return Object.fromEntries(rows) as Partial<Record<Name, string>>;
  };
}

const quoted = (meanings: Meanings<string>): string =>
  Object.entries(meanings)
    .map(([name, meaning]) => `\`${name}\` ${meaning}`)
    .join('; ');

function explainColumns(
  needed: Meanings<string>,
  optional: Meanings<string>,
  more: MoreColumns | null,
): string {
  const others = [quoted(optional), ...(more ? [more.meaning] : [])].filter(Boolean).join('; ');
  return `The first row names the columns. ${quoted(needed)}.${others && ` As needed: ${others}.`}`;
}

const unknownName = (what: 'column' | 'row', name: string, names: readonly string[]): ScenarioMistake =>
  new ScenarioMistake(
    `There is no ${what} "${name}".${nearestSentence(name, names)} There are: ${names.join(', ')}`,
  );

/** Reads a cell that says yes or no; without a cell, the answer is no. */
export function isYes(cell = 'no'): boolean {
  if (cell === 'yes' || cell === 'no') return cell === 'yes';
  throw new ScenarioMistake(`A cell says "${cell}" instead of yes or no.`);
}

export function numberIn(cell: string): number {
  const number = Number(cell);
  if (cell.trim() !== '' && Number.isFinite(number)) return number;
  throw new ScenarioMistake(`A cell says "${cell}" instead of a number.`);
}
