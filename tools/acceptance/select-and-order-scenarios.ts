import { readFileSync } from 'node:fs';
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

/** What takes longest in Chromium: releases of the app that are deployed one after another. */
const SLOWEST_TAG = '@service-worker';

/**
 * A Cucumber plugin: if SELECTED_SCENARIOS is set, runs only the scenarios whose ids are in that file. Starts with those that
 * probably take longest, so that none of them runs alone on one worker at the end.
 */
export default {
  type: 'plugin',
  coordinator: ({ environment, transform }: Coordinator) => {
    const { SELECTED_SCENARIOS } = environment.env;
    if (SELECTED_SCENARIOS) {
      const selected = new Set(JSON.parse(readFileSync(SELECTED_SCENARIOS, 'utf8')) as string[]);
      transform('pickles:filter', (pickles) =>
        pickles.filter(({ pickle }) => selected.has(scenarioId(pickle))),
      );
    }
    transform('pickles:order', (pickles) => pickles.toSorted((one, other) => weight(other) - weight(one)));
  },
};

const weight = ({ pickle: { tags, steps } }: SourcedPickle): number =>
  tags.some(({ name }) => name === SLOWEST_TAG) ? 1000 : steps.length;
