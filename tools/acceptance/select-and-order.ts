import { readFileSync } from 'node:fs';
import { durationIn, readFullRun } from './full-run.ts';
import type { AssemblyName } from './planned-scenario.ts';
import { scenarioId, type ScenarioContent } from './scenario-id.ts';

interface SourcedPickle {
  readonly pickle: ScenarioContent;
}

interface Coordinator {
  readonly environment: { readonly env: Readonly<Record<string, string | undefined>> };
  readonly transform: (
    what: 'pickles:filter' | 'pickles:order',
    change: (pickles: readonly SourcedPickle[]) => readonly SourcedPickle[],
  ) => void;
}

/**
 * A plugin of cucumber: runs the scenarios alone whose ids the file in SELECTED_SCENARIOS lists, where it is set, and begins
 * with those that took longest, so that no worker is left with one of them in the end. What is new comes first.
 */
export default {
  type: 'plugin',
  coordinator: ({ environment, transform }: Coordinator) => {
    const { ASSEMBLY, SELECTED_SCENARIOS } = environment.env;
    const assembly: AssemblyName = ASSEMBLY === 'browser' ? 'browser' : 'dom';
    if (SELECTED_SCENARIOS) {
      const selected = new Set(JSON.parse(readFileSync(SELECTED_SCENARIOS, 'utf8')) as string[]);
      transform('pickles:filter', (pickles) =>
        pickles.filter(({ pickle }) => selected.has(scenarioId(pickle))),
      );
    }
    transform('pickles:order', (pickles) => {
      const fullRun = readFullRun();
      const measured = pickles.map((each) => ({
        each,
        duration: durationIn(fullRun, assembly, { id: scenarioId(each.pickle) }) ?? Infinity,
      }));
      return measured.sort((one, other) => descending(one.duration, other.duration)).map(({ each }) => each);
    });
  },
};

/** Of two that are both unknown neither comes first. */
const descending = (one: number, other: number): number => (one === other ? 0 : other - one);
