import { existsSync, readFileSync } from 'node:fs';
import type { Message } from './dry-run.ts';
import { readFullRun } from './full-run.ts';
import { plannedScenarios } from './planned-scenario.ts';
import { readRequirements } from './requirements-trace.ts';
import type { Trace } from './trace-check.ts';

export const TRACE_DOCUMENT = 'docs/trace.md';
export const PROVEN_LIST = 'features/proven.txt';

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** The recorded trace, and the current scenarios as found by a dry run. */
export const readTrace = (messages: readonly Message[]): Trace => ({
  requirements: readRequirements(read('docs/spec/requirements.md')),
  planned: plannedScenarios(messages),
  fullRun: readFullRun(),
  provenBefore: read(PROVEN_LIST).split('\n').filter(Boolean),
  document: read(TRACE_DOCUMENT),
});
