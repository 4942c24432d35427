import { existsSync, readFileSync } from 'node:fs';
import type { RanScenario } from './requirements-trace.ts';

interface ReportedFeature {
  readonly uri: string;
  readonly elements: readonly {
    readonly type: string;
    readonly name: string;
    readonly tags: readonly { readonly name: string }[];
    /** A hidden one is a hook. */
    readonly steps: readonly { readonly hidden?: boolean; readonly result: { readonly status: string } }[];
  }[];
}

/** What ran in an assembly, as cucumber reported it; nothing where it has not run. A scenario without steps proves nothing. */
export function readReport(assembly: RanScenario['assembly'], folder = 'reports'): readonly RanScenario[] {
  const file = `${folder}/features-${assembly}.json`;
  if (!existsSync(file)) return [];
  const features = JSON.parse(readFileSync(file, 'utf8')) as ReportedFeature[];
  return features.flatMap(({ uri, elements }) =>
    elements
      .filter(({ type }) => type === 'scenario')
      .map(({ name, tags, steps }) => ({
        assembly,
        feature: uri.replace(/^features\/|\.feature$/g, ''),
        name,
        tags: tags.map((tag) => tag.name.slice(1)),
        passed:
          steps.some(({ hidden }) => !hidden) && steps.every(({ result }) => result.status === 'passed'),
      })),
  );
}
