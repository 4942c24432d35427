import { existsSync, readFileSync, statSync } from 'node:fs';
import type { Message } from './dry-run.ts';
import { plannedScenarios } from './planned-scenario.ts';
import { parseProvenList, type ProvenList } from './proven-list.ts';
import { readRequirements } from './requirements-trace.ts';
import { readRecord } from './scenario-record.ts';
import { scenariosAt } from './scenarios-at-commit.ts';
import type { Trace } from './trace-check.ts';

export const PROVEN_LIST = 'features/proven.txt';

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** The recorded trace, the current scenarios as found by a dry run, and where the full run is described. */
export function readTrace(messages: readonly Message[]): {
  readonly trace: Trace;
  readonly list: ProvenList;
  readonly knowsFullRun: boolean;
} {
  const list = parseProvenList(read(PROVEN_LIST));
  const wasThere = list.commit === null ? () => false : scenariosAt(list.commit);
  return {
    list,
    knowsFullRun: wasThere !== null,
    trace: {
      requirements: readRequirements(read('docs/spec/requirements.md')),
      planned: plannedScenarios(messages),
      record: readRecord(),
      wasInFullRun: wasThere ?? (() => true),
      lastWritten: (feature) => statSync(`features/${feature}.feature`).mtimeMs,
      provenBefore: list.ids,
    },
  };
}
