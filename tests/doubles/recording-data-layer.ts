import type { TagManagerDataLayer, PageLoadEntry } from '#application/ports/tag-manager-data-layer.ts';

export function makeRecordingDataLayer(): TagManagerDataLayer & {
  readonly entries: readonly PageLoadEntry[];
} {
  const entries: PageLoadEntry[] = [];
  return { entries, push: (entry) => void entries.push(entry) };
}
