/** The name with the smallest edit distance to the given text. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  return names
    .map((name) => ({ name, distance: changesBetween(written.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance)[0]?.name;
}

/** The Levenshtein distance: insertions, deletions and substitutions. */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next[j] = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
