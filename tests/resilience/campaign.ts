import fc from 'fast-check';
import { DEFAULT_SCENARIO_TIME } from '#features/support/catalogue.ts';
import type { DomAssemblies } from '#features/support/dom/open-dom.ts';
import type { Action } from './action.ts';
import { ActionLog } from './action-log.ts';
import { anyAction } from './actions.ts';
import type { Member } from './member.ts';
import { runMember, type Compared } from './member-run.ts';
import type { Oracle } from './oracle.ts';
import { runProfile, type RunProfile } from './run-profile.ts';

export interface CampaignParameters {
  readonly seed: number;
  readonly numRuns: number;
}

/** A run has up to this many actions; about half of them are possible when their turn comes. */
const MAX_ACTIONS = 130;

/** A run that passed. */
export interface PassedRun {
  readonly profile: RunProfile;
  readonly log: ActionLog;
  readonly compared: Compared;
}

/** A run that failed, in its shortest form. */
export interface Counterexample {
  readonly profile: RunProfile;
  readonly actions: readonly string[];
  readonly losses: string;
  readonly at: ReplayPoint;
}

/** What fast-check needs to reproduce one run. */
export interface ReplayPoint {
  readonly seed: number;
  /** The number of the run in its campaign, from 0, followed by the path to a shrunken form of it. */
  readonly path: string;
  /** For a shrunken form: which actions were possible in the longer ones. */
  readonly replayPath: string | null;
}

/** How many shrunken forms of a failing run are tried at most. */
const MAX_SHRINKS = 300;

/** What a run consists of. */
function drawnRuns(replayPath: string | null) {
  const actions = fc.commands<Oracle, Member, false>([anyAction], {
    maxCommands: MAX_ACTIONS,
    size: 'max',
    ...(replayPath === null ? {} : { replayPath }),
  });
  return fc.limitShrink(fc.tuple(actions, runProfile), MAX_SHRINKS);
}

/** Each run, and each shrunken form of one, begins with a new assembly. */
async function runFresh(
  assemblies: DomAssemblies,
  profile: RunProfile,
  actions: Iterable<Action>,
  log: ActionLog,
): Promise<Compared> {
  const assembly = await assemblies.make('new', DEFAULT_SCENARIO_TIME);
  try {
    return await runMember(assembly, profile, actions, log);
  } finally {
    await assembly.end();
  }
}

/** Runs a campaign up to its first failing run, and shrinks that run. */
export async function runCampaign(
  assemblies: DomAssemblies,
  parameters: CampaignParameters,
  onFirstFailure: (run: number, losses: string) => void,
): Promise<{ readonly passed: readonly PassedRun[]; readonly counterexample: Counterexample | null }> {
  const passed: PassedRun[] = [];
  // The last is the shortest: a shrunken form that fails replaces the longer one.
  const failed: Omit<Counterexample, 'at'>[] = [];
  const property = fc.asyncProperty(drawnRuns(null), async ([actions, profile]) => {
    const log = new ActionLog();
    try {
      const compared = await runFresh(assemblies, profile, actions, log);
      if (failed.length === 0) passed.push({ profile, log, compared });
    } catch (failure) {
      if (failed.length === 0) onFirstFailure(passed.length, messageOf(failure));
      failed.push({ profile, actions: log.started, losses: messageOf(failure) });
      throw failure;
    }
  });
  const { counterexample, counterexamplePath } = await fc.check(property, parameters);
  const shortest = failed.at(-1);
  if (!shortest || !counterexample) return { passed, counterexample: null };
  const [[actions]] = counterexample;
  const [, replayPath = null] = /replayPath="([^"]*)"/.exec(fc.stringify(actions)) ?? [];
  const at = { seed: parameters.seed, path: counterexamplePath, replayPath };
  return { passed, counterexample: { ...shortest, at } };
}

export interface Replay {
  readonly profile: RunProfile;
  readonly log: ActionLog;
  /** What was lost; null if nothing was. */
  readonly losses: string | null;
}

/** Reruns one run of a campaign by itself. */
export async function replayRun(
  assemblies: DomAssemblies,
  { seed, path, replayPath }: ReplayPoint,
): Promise<Replay> {
  const [drawn] = fc.sample(drawnRuns(replayPath), { seed, path, numRuns: 1 });
  if (!drawn) throw new Error(`A campaign with seed ${seed} has no run at ${path}`);
  const [actions, profile] = drawn;
  const log = new ActionLog();
  try {
    await runFresh(assemblies, profile, actions, log);
    return { profile, log, losses: null };
  } catch (failure) {
    return { profile, log, losses: messageOf(failure) };
  }
}

const messageOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : String(failure);
