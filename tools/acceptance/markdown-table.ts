const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();

const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

/** A table in Markdown; columns without any content are left out. */
export function markdownTable(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const used = heading.map((_name, index) => rows.some((row) => (row[index] ?? '').trim() !== ''));
  const isUsed = (_cell: string, index: number): boolean => used[index] ?? false;
  const names = heading.filter(isUsed);
  return [line(names), line(names.map(() => '---')), ...rows.map((row) => line(row.filter(isUsed)))].join(
    '\n',
  );
}
