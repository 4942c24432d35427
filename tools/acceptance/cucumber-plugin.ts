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
 * A Cucumber plugin: if SELECTED_SCENARIOS is set, runs only the scenarios whose ids are in that file. Starts
 * with the slowest, so that none of them runs alone on one worker at the end. New scenarios come first.
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

/** Two unknown durations are equal. */
const descending = (one: number, other: number): number => (one === other ? 0 : other - one);
