/** The committed list of the requirements that are proven, and the full run that it was written after. */
export interface ProvenList {
  /** The commit in which every scenario passed in both assemblies; null if there was none. */
  readonly commit: string | null;
  /** The date of that run, e.g. 2026-06-15; null if there was none. */
  readonly date: string | null;
  readonly ids: readonly string[];
}

const HEAD = /^# Full run: (\S+) at (\S+)$/m;

/** Reads features/proven.txt: a line with the full run, then one id a line. */
export function parseProvenList(text: string): ProvenList {
  const [, date = null, commit = null] = HEAD.exec(text) ?? [];
  return { commit, date, ids: text.split('\n').filter((line) => /^[A-Z]/.test(line)) };
}

export function formatProvenList({ commit, date, ids }: ProvenList): string {
  const head = commit === null ? [] : [`# Full run: ${date ?? 'unknown'} at ${commit}`];
  return `${[...head, ...[...new Set(ids)].sort()].join('\n')}\n`;
}
