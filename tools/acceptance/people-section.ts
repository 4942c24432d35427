import { catalogue, DEFAULT_SCENARIO_TIME, titleOfId } from '#features/support/catalogue.ts';
import { PEOPLE } from '#features/support/people.ts';
import type { Account } from '#mock-server/worlds/account.ts';
import type { WorkoutPlan } from '#mock-server/worlds/workout-plans.ts';
import { personaNamed } from '#mock-server/worlds/personas.ts';
import { nameOf } from './item-facts.ts';
import { markdownTable } from './markdown-table.ts';

/** The people, and what they begin with. */
export function peopleSection(): string {
  const people = Object.entries(PEOPLE).map(([words, id]) => ({ words, persona: personaNamed(id) }));
  const rows = people.map(({ words, persona }) => {
    const account = persona?.begin?.(catalogue(), DEFAULT_SCENARIO_TIME);
    return [
      `\`${words}\``,
      persona?.email ?? '',
      account?.subscription.entitlements.join(', ') || 'nothing',
      account ? coachingOf(account) : '',
      persona?.about ?? '',
    ];
  });
  return `## People

The account menu of a member is called "Account menu of" and the e-mail address.

${markdownTable(['in a scenario', 'e-mail', 'holds', 'coach and plans', 'special'], rows)}

### What \`a subscribed member\` has

${recordsOf('subscribed')}`;
}

function coachingOf({ coaching: { coach, plans } }: Account): string {
  const name = coach && catalogue().trainer(coach)?.title;
  return [...(name ? [name] : []), ...plans.map(planText)].join('; ');
}

const planText = ({ startsAt, schedule, nutritionPlan }: WorkoutPlan): string =>
  `${schedule.length} days from ${startsAt}${nutritionPlan ? ', with nutrition plan' : ''}`;

function recordsOf(id: string): string {
  const account = personaNamed(id)?.begin?.(catalogue(), DEFAULT_SCENARIO_TIME);
  if (!account) throw new Error(`There is no member "${id}"`);
  const { watchHistory, favorites, programProgress } = account;
  const next = Object.entries(programProgress).map(
    ([viewName, mediaid]) => `${catalogue().program(viewName)?.item.title}: ${nameOf(titleOfId(mediaid))}`,
  );
  return `Watched, the last first: ${watchHistory.map(({ mediaid, progress }) => `${progress} of ${nameOf(titleOfId(mediaid))}`).join('; ')}

Favorites, the last first: ${favorites.map((mediaid) => nameOf(titleOfId(mediaid))).join('; ')}

Programs under way, with the workout to continue: ${next.join('; ')}`;
}
