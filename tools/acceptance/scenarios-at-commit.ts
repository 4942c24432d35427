import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { generateMessages } from '@cucumber/gherkin';
import { SourceMediaType } from '@cucumber/messages';
import { featureName, type PlannedScenario } from './planned-scenario.ts';
import { scenarioId } from './scenario-id.ts';

/** In bytes. */
const LONGEST_OUTPUT = 64 * 1024 ** 2;

/** Tells whether a scenario, as it is now, was already there at an earlier commit. */
export type WasThere = (scenario: Pick<PlannedScenario, 'id' | 'feature'>) => boolean;

/**
 * Compares the current scenarios with those of a commit. Reads the former text of the feature files that differ, and no others.
 *
 * @returns null if git, or this clone, does not have the commit
 */
export function scenariosAt(commit: string, project = process.cwd()): WasThere | null {
  const git = (...parameters: string[]) => printedBy('git', parameters, project);
  const changed = git('diff', '--name-only', '--no-renames', commit, '--', 'features');
  const untracked = git('ls-files', '--others', '--exclude-standard', '--', 'features');
  if (changed === null || untracked === null) return null;
  const uris = [...changed.split('\n'), ...untracked.split('\n')].filter((uri) => uri.endsWith('.feature'));
  const idsBefore = new Map(
    uris.map((uri) => [featureName(uri), idsIn(uri, git('show', `${commit}:${uri}`) ?? '')]),
  );
  return ({ id, feature }) => idsBefore.get(feature)?.has(id) ?? true;
}

const idsIn = (uri: string, text: string): ReadonlySet<string> =>
  new Set(
    generateMessages(text, uri, SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN, {
      includePickles: true,
      newId: randomUUID,
    }).flatMap(({ pickle }) => (pickle ? scenarioId(pickle) : [])),
  );

/** What a program prints; null if it fails. */
function printedBy(program: string, parameters: readonly string[], cwd: string): string | null {
  const { status, stdout } = spawnSync(program, parameters, {
    cwd,
    encoding: 'utf8',
    maxBuffer: LONGEST_OUTPUT,
  });
  return status === 0 ? stdout : null;
}
