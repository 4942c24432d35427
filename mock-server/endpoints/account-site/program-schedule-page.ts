import type { Program } from '../../catalogue/items/programs.ts';
import type { Workout } from '../../catalogue/items/workout.ts';
import { page, type Answer, type Call, type Handler } from '../../http/endpoint.ts';
import { html, type Html } from '../../http/html.ts';
import { sitePage } from './site-page.ts';

/** A program's workouts by week, each linked to its page in the app (MED-09). */
export const programSchedulePage: Handler = (call) => {
  const { catalogue, appOrigin } = call.platform;
  const program = catalogue.program(call.params['viewName'] ?? '');
  if (!program) return noProgram(call);
  const { definition, workouts } = program;
  const weeks = weeksOf(program);
  const minutes = workouts.reduce((sum, { item }) => sum + minutesOf(item.duration), 0);
  const content = html`
    <p class="kicker">Schedule</p>
    <h1>${definition.title}</h1>
    <p class="lead">
      ${counted(workouts.length, 'workout')} in ${counted(weeks.length, 'week')}, ${hours(minutes)} of
      training in all. Take the days that suit you; keep the order.
    </p>
    ${weeks.map((week, index) => weekCard(call, week, index + 1))}
  `;
  const home = `${appOrigin}/app/program/${definition.slug}`;
  return page(sitePage({ call, title: `Schedule of ${definition.title}`, content, home }));
};

interface Placed {
  readonly workout: Workout;
  /** Position in the program, from 1. */
  readonly place: number;
}

const DAYS_OF_A_WEEK = 7;

/** Groups the workouts by week. A program that repeats no sessions may have more than a week has days. */
function weeksOf({ definition, workouts }: Program): Placed[][] {
  const placed = workouts.map((workout, index) => ({ workout, place: index + 1 }));
  const aWeek = Math.min(definition.sessions.length, DAYS_OF_A_WEEK);
  return Array.from({ length: Math.ceil(placed.length / aWeek) }, (_week, index) =>
    placed.slice(index * aWeek, (index + 1) * aWeek),
  );
}

const weekCard = ({ platform }: Call, week: readonly Placed[], number: number): Html => html`
  <section class="card" aria-labelledby="week-${number}">
    <h2 id="week-${number}">Week ${number}</h2>
    <ol class="sessions">
      ${week.map(
        ({ workout: { item }, place }) => html`
          <li value="${place}">
            <span class="place" aria-hidden="true">${place}</span>
            <a href="${platform.appOrigin}/app/workout/${item.slug}">${item.title}</a>
            <span class="soft small">${minutesOf(item.duration)} min · ${item.genre}</span>
          </li>
        `,
      )}
    </ol>
  </section>
`;

function noProgram(call: Call): Answer {
  const home = `${call.platform.appOrigin}/app/`;
  const content = html`
    <h1>There is no such program</h1>
    <p class="lead">It may have been renamed since you were given this address.</p>
    <p><a class="button primary" href="${home}programs">See all programs</a></p>
  `;
  return page(sitePage({ call, title: 'No such program', content, home }), 404);
}

const minutesOf = (seconds: number): number => Math.ceil(seconds / 60);

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const hours = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
