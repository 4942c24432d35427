import { nearestPhrase } from './nearest-phrase.ts';
import type { PlannedScenario } from './planned-scenario.ts';
import { idOf, type Requirement } from './requirements-trace.ts';

/** What a tag can say besides the requirement that a scenario proves. */
const OTHER_TAGS = ['browser', 'dom', 'nightly', 'service-worker'];

/** A message for each tag that neither names a requirement nor says where a scenario runs. */
export function tagProblems(
  requirements: readonly Requirement[],
  planned: readonly Pick<PlannedScenario, 'feature' | 'tags'>[],
): readonly string[] {
  const tags = [...requirements.map(({ id }) => id), ...OTHER_TAGS];
  const known = new Set(tags);
  const problems = planned.flatMap((scenario) =>
    scenario.tags
      .filter((tag) => !known.has(idOf(tag) ?? tag))
      .map(
        (tag) => `${scenario.feature}: @${tag} is no tag. The nearest is @${nearestPhrase(tag, tags) ?? ''}.`,
      ),
  );
  return [...new Set(problems)].sort();
}
