import { execFileSync } from 'node:child_process';

/** The folders that the architecture rules apply to, as in `npm run lint:architecture`. */
export const FOLDERS = [
  'domain',
  'application',
  'adapters',
  'ui',
  'mock-server',
  'features',
  'tests',
  'tools',
] as const;

export interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

interface Module {
  readonly source: string;
  readonly dependencies: readonly {
    readonly resolved: string;
    /** Imported by `import()`. */
    readonly dynamic: boolean;
    readonly dependencyTypes: readonly string[];
  }[];
}

export interface Cruise {
  readonly modules: readonly Module[];
  readonly summary: { readonly violations: readonly Violation[] };
}

const ROOT = new URL('../../', import.meta.url).pathname;

/** A module and everything that loads before it runs: neither types nor dynamic imports. */
export function loadedWith(module: string, { modules }: Cruise): readonly string[] {
  const found = new Set([module]);
  for (const source of found) {
    const { dependencies = [] } = modules.find((each) => each.source === source) ?? {};
    for (const { resolved, dynamic, dependencyTypes } of dependencies) {
      if (!dynamic && !dependencyTypes.includes('type-only')) found.add(resolved);
    }
  }
  return [...found];
}

/** Checks a project against this project's rules. */
export function cruise(project: string = ROOT): Cruise {
  const program = `${ROOT}node_modules/dependency-cruiser/bin/dependency-cruise.mjs`;
  const rules = `${ROOT}.dependency-cruiser.cjs`;
  const told = execFileSync(
    process.execPath,
    [program, '--config', rules, '--output-type', 'json', ...FOLDERS],
    { cwd: project, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(told) as Cruise;
}
