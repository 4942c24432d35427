import type { Rolldown } from 'vite';

type ModuleInfo = (id: string) => Rolldown.ModuleInfo | null;

/**
 * Bundles everything that a module needs and the page's first script does not into one file named `app`: it
 * compresses better and takes fewer requests than several.
 *
 * @param main path of the module that the first script imports later
 * @param start path of the page's first script
 */
export function appChunk(main: string, start: string): Rolldown.CodeSplittingGroup {
  let members: ReadonlySet<string> | null = null;
  return {
    debugName: 'app',
    name: (id, modules) => {
      const infoOf: ModuleInfo = (each) => modules.getModuleInfo(each);
      members ??= difference(staticImportsOf(main, infoOf), staticImportsOf(start, infoOf));
      return members.has(id) ? 'app' : null;
    },
  };
}

/** The module and its static imports, recursively. */
function staticImportsOf(from: string, infoOf: ModuleInfo): Set<string> {
  const found = new Set([from]);
  for (const id of found) infoOf(id)?.importedIds.forEach((imported) => found.add(imported));
  return found;
}

const difference = (all: ReadonlySet<string>, without: ReadonlySet<string>): Set<string> =>
  new Set([...all].filter((id) => !without.has(id)));
