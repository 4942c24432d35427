import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SCREENS, type Bench, type Pages } from './bench-context.ts';
import type { Figure } from './figure.ts';
import { neededKB, requestedParts } from './size-figures.ts';

const KB = 1024;
/** What the names of other files in a file may change of its size. */
const NO_CHANGE_KB = 0.05;

/** How much script and style two builds send until a screen is visible, and which of their files differ in size. */
export async function sizeComparison(bench: Bench): Promise<Figure[]> {
  const { app, reference } = bench.pages;
  const now = await requestedParts(bench, app);
  const then = await requestedParts(bench, reference);
  const needed = SCREENS.flatMap((screen) =>
    (['.js', '.css'] as const).map((ending): Figure => {
      const what = { screen, ending, encoding: 'brotli' } as const;
      return {
        group: `Transferred until ${screen} is visible`,
        name: ending === '.js' ? 'Script, brotli' : 'Style, brotli',
        unit: 'KB',
        measured: neededKB(now, what),
        reference: neededKB(then, what),
      };
    }),
  );
  return [...needed, ...changedFiles(filesOf(app), filesOf(reference))];
}

/** The compressed sizes in KB of all files of script and style, by their names without hashes. */
function filesOf({ build }: Pages): ReadonlyMap<string, number> {
  const folder = join(build ?? '', 'assets');
  const sizes = new Map<string, number>();
  for (const file of readdirSync(folder)) {
    const [, name, ending] = /^(.+)-[\w-]{8}(\.(?:js|css))\.br$/.exec(file) ?? [];
    if (!name || !ending) continue;
    sizes.set(name + ending, (sizes.get(name + ending) ?? 0) + statSync(join(folder, file)).size / KB);
  }
  return sizes;
}

function changedFiles(now: ReadonlyMap<string, number>, before: ReadonlyMap<string, number>): Figure[] {
  const sum = (sizes: ReadonlyMap<string, number>) =>
    [...sizes.values()].reduce((all, size) => all + size, 0);
  const group = 'Files of script and style that have changed in size, brotli';
  const changed = [...new Set([...now.keys(), ...before.keys()])]
    .sort()
    .map((name) => ({ name, measured: now.get(name) ?? 0, reference: before.get(name) ?? 0 }))
    .filter(({ measured, reference }) => Math.abs(measured - reference) > NO_CHANGE_KB);
  const all = { name: 'All files', measured: sum(now), reference: sum(before) };
  return [...changed, all].map((figure) => ({ group, unit: 'KB', ...figure }));
}
