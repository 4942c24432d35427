import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const COPY = '?static';
const ROOT = new URL('../../', import.meta.url).pathname;

interface StaticComponents {
  /** The paths of the modules that render components once. */
  readonly entries: readonly string[];
  /** The paths of the modules that stand for packages in what it imports, by the packages' names. */
  readonly substitutes: Readonly<Record<string, string>>;
  /** Packages that none of it needs: only what is used of a module that imports them remains in its copy. */
  readonly unused: readonly string[];
}

/**
 * Gives the modules that render the first screen copies of the components, and of all that depends on React, in which small modules
 * stand for React and its like (docs/decisions/33-the-first-screen-as-html.md). What does not depend on them is shared with the app.
 */
export function staticComponents({ entries, substitutes, unused }: StaticComponents): Plugin {
  const needsCopy = dependsOn(new Set([...Object.keys(substitutes), ...unused]));
  return {
    name: 'static-components',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        if (!importer) return null;
        const from = importer.replace(COPY, '');
        const isCopy = importer.endsWith(COPY);
        const substitute = isCopy ? substitutes[source] : undefined;
        if (substitute) return substitute;
        const found = await this.resolve(source, from, { ...options, skipSelf: true });
        if (!found || found.external) return found;
        const isCopied = isCopy && options.kind !== 'dynamic-import' && needsCopy(found.id);
        return isCopied || entries.includes(found.id) ? { ...found, id: found.id + COPY } : found;
      },
    },
  };
}

/** An import of values, of which the name of the module is captured. */
const IMPORT = /^(?:import|export) (?!type )[^;]*? from '([^']+)';/gm;

/** The path of a module of this project, as another one names it. */
const pathOf = (name: string, importer: string): string =>
  name.startsWith('#') ? `${ROOT}${name.slice(1)}` : resolve(dirname(importer), name);

/** Returns whether a module of this project imports one of some packages, directly or not. */
function dependsOn(packages: ReadonlySet<string>): (file: string) => boolean {
  const known = new Map<string, boolean>();
  const depends = (file: string): boolean => {
    if (!/\.tsx?$/.test(file) || file.includes('/node_modules/')) return false;
    const answer = known.get(file);
    if (answer !== undefined) return answer;
    // Of modules that import each other, what another one finds decides.
    known.set(file, file.endsWith('.tsx'));
    const imported = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name = '']) => name);
    const found =
      file.endsWith('.tsx') || imported.some((name) => packages.has(name) || depends(pathOf(name, file)));
    known.set(file, found);
    return found;
  };
  return depends;
}
