import { trainerNamed } from '../../catalogue/items/programs.ts';
import {
  dayTotal,
  energyOf,
  nutritionWeek,
  totalOf,
  type NutritionDay,
} from '../../catalogue/items/nutrition-week.ts';
import {
  nutritionPlanNamed,
  type Macros,
  type NutritionPlanWords,
} from '../../catalogue/vocabulary/nutrition.ts';
import { page, type Answer } from '../../http/endpoint.ts';
import { html, type Html } from '../../http/html.ts';
import type { Account } from '../../worlds/account.ts';
import { nutritionPlanStyle } from './nutrition-plan-style.ts';
import { signInRequired } from './sign-in-required.ts';
import { sitePage } from './site-page.ts';
import { withReturnAddress, type SiteRequest } from './with-return-address.ts';

/** The nutrition plan of a member: a week of meals, to be printed or saved (COA-06). */
export const nutritionPlanPage = withReturnAddress((visit) => {
  const { account } = visit.call.world;
  const { id = '' } = visit.call.params;
  if (!account) return signInRequired(visit, 'A nutrition plan is for the member it was written for');
  const isTheirs = account.coaching.plans.some(({ nutritionPlan }) => nutritionPlan === id);
  const plan = isTheirs && nutritionPlanNamed(id);
  return plan ? renderPlan(visit, account, plan) : noSuchPlan(visit);
});

function renderPlan({ call }: SiteRequest, account: Account, plan: NutritionPlanWords): Answer {
  const days = nutritionWeek(plan);
  const { coach } = account.coaching;
  const content = html`
    <p class="kicker">Nutrition plan</p>
    <h1>${plan.name}</h1>
    <p class="lead">${plan.aim}</p>
    <p class="soft small">For ${account.email}${coach && html`, from ${trainerNamed(coach).name}`}</p>
    <p class="row actions">
      <a class="button primary" href="/account/nutrition_plans/${plan.id}" download="${plan.id}.html"
        >Download</a
      >
      <button class="button quiet" onclick="print()">Print</button>
    </p>
    <div class="summary">
      ${weekCard(days)}
      <section class="card" aria-labelledby="rules">
        <h2 id="rules">Every day</h2>
        <ul class="promises">
          ${plan.rules.map((rule) => html`<li>${rule}</li>`)}
        </ul>
      </section>
    </div>
    <div class="days">${days.map(dayCard)}</div>
    <p class="soft small">
      The plan of an invented coach, with figures rounded to a gram. Ask your doctor before you change how you
      eat.
    </p>
  `;
  const home = `${call.platform.appOrigin}/app/coaching`;
  return page(
    sitePage({ call, title: `${plan.name}: nutrition plan`, content, home, style: nutritionPlanStyle }),
  );
}

const COLUMNS = [
  { name: 'Protein', of: ({ protein }: Macros) => protein },
  { name: 'Carbs', of: ({ carbs }: Macros) => carbs },
  { name: 'Fat', of: ({ fat }: Macros) => fat },
] as const;

/** The sums of the days, and what a day has on average. */
function weekCard(days: readonly NutritionDay[]): Html {
  const totals = days.map((day) => ({ name: day.weekday, macros: dayTotal(day) }));
  const { protein, carbs, fat } = totalOf(totals.map(({ macros }) => macros));
  const average = { protein: protein / days.length, carbs: carbs / days.length, fat: fat / days.length };
  return html`
    <section class="card" aria-labelledby="week">
      <h2 id="week">The week</h2>
      <table>
        <thead>
          <tr>
            <th scope="col"><span class="unseen">Day</span></th>
            <th scope="col">kcal</th>
            ${COLUMNS.map(({ name }) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${totals.map(({ name, macros }) => weekRow(name, macros))}
        </tbody>
        <tfoot>
          ${weekRow('Average', average)}
        </tfoot>
      </table>
    </section>
  `;
}

const weekRow = (name: string, macros: Macros): Html => html`
  <tr>
    <th scope="row">${name}</th>
    <td>${whole(energyOf(macros))}</td>
    ${COLUMNS.map(({ of }) => html`<td>${whole(of(macros))} g</td>`)}
  </tr>
`;

const dayCard = (day: NutritionDay): Html => html`
  <section class="card day" aria-labelledby="${day.weekday}">
    <div class="day-head">
      <h2 id="${day.weekday}">${day.weekday}</h2>
      <p class="strong">${whole(energyOf(dayTotal(day)))} kcal</p>
    </div>
    <ul class="meals">
      ${day.meals.map(
        ({ kind, meal }) => html`
          <li>
            <p class="kind">${kind}</p>
            <h3>${meal.name}</h3>
            <p class="soft small">${meal.ingredients}</p>
            ${macroList(meal)}
          </li>
        `,
      )}
    </ul>
  </section>
`;

const macroList = (macros: Macros): Html => html`
  <dl class="macros">
    <div>
      <dt>kcal</dt>
      <dd>${whole(energyOf(macros))}</dd>
    </div>
    ${COLUMNS.map(
      ({ name, of }) => html`
        <div>
          <dt>${name}</dt>
          <dd>${of(macros)} g</dd>
        </div>
      `,
    )}
  </dl>
`;

const whole = (amount: number): string => Math.round(amount).toLocaleString('en-US');

function noSuchPlan({ call }: SiteRequest): Answer {
  const home = `${call.platform.appOrigin}/app/coaching`;
  const content = html`
    <h1>There is no such plan</h1>
    <p class="lead">None of your workout plans has this nutrition plan. Your coach may have replaced it.</p>
    <p><a class="button primary" href="${home}">To your coaching</a></p>
  `;
  return page(sitePage({ call, title: 'No such plan', content, home }), 404);
}
