import { execFileSync } from 'node:child_process';

/** The folders that the architecture's rules hold for, as `npm run lint:architecture` names them. */
export const LAYERS = ['domain', 'application', 'adapters', 'ui', 'mock-server'] as const;

export interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

export interface Cruise {
  readonly modules: readonly { readonly source: string }[];
  readonly summary: { readonly violations: readonly Violation[] };
}

const ROOT = new URL('../../', import.meta.url).pathname;

/** Holds the floors of a house against the project's rules. */
export function cruise(house: string = ROOT): Cruise {
  const program = `${ROOT}node_modules/dependency-cruiser/bin/dependency-cruise.mjs`;
  const rules = `${ROOT}.dependency-cruiser.cjs`;
  const told = execFileSync(
    process.execPath,
    [program, '--config', rules, '--output-type', 'json', ...LAYERS],
    { cwd: house, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(told) as Cruise;
}
