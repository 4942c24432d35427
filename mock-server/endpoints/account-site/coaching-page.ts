import { pictureAddress } from '../../catalogue/items/picture-addresses.ts';
import { trainerMediaId } from '../../catalogue/items/platform-id.ts';
import { trainerNamed } from '../../catalogue/items/programs.ts';
import { COACHES, type CoachWords } from '../../catalogue/vocabulary/coaches.ts';
import { page, type Answer } from '../../http/endpoint.ts';
import { html, Html } from '../../http/html.ts';
import { hasCoaching } from '../../worlds/coaching-access.ts';
import { tokenField } from './form-token.ts';
import { COACHING_TIER, dollars } from './plans.ts';
import { signInRequired } from './sign-in-required.ts';
import { sitePage } from './site-page.ts';
import { subscriptionRequired } from './subscription-required.ts';
import { withReturnAddress, type SiteRequest } from './with-return-address.ts';

const TITLE = 'Coaching';

/** The offer of coaching (COA-08); its form is that of an upgrade. */
export const coachingPage = withReturnAddress((visit) => {
  const { account } = visit.call.world;
  if (!account) return signInRequired(visit, 'Coaching needs an account with a subscription');
  if (hasCoaching(account)) return renderCoached(visit, account.coaching.intakeSurveyCompleted);
  if (account.subscription.entitlements.length === 0) return subscriptionRequired(visit, TITLE);
  return renderOffer(visit);
});

const STEPS = [
  ['Tell us about you', 'A form of five questions: what you want, what you have, what hurts.'],
  ['Meet your coach', 'We match you within two days, and you hear from your coach by e-mail.'],
  ['Train by your plan', 'A workout or a rest for every day, which your coach moves when life does.'],
] as const;

function renderOffer({ call, to, returnTo }: SiteRequest): Answer {
  const content = html`
    <p class="kicker">${TITLE}</p>
    <h1>Somebody in your corner</h1>
    <p class="lead">
      A coach who knows your name, your week and your bad knee, and a plan that is written for nobody else.
    </p>
    <ol class="steps">
      ${STEPS.map(
        ([name, text]) => html`
          <li>
            <div>
              <h2>${name}</h2>
              <p class="soft">${text}</p>
            </div>
          </li>
        `,
      )}
    </ol>
    <section class="stack" aria-labelledby="coaches">
      <h2 id="coaches">Among our coaches</h2>
      <ul class="coaches">
        ${COACHES.filter(({ hasPicture }) => hasPicture).map((coach) => coachCard(call.platform.origin, coach))}
      </ul>
    </section>
    <form method="post" action="${to('/upgrade')}" class="card plan chosen">
      ${tokenField(call.world)}
      <p class="price">${dollars(COACHING_TIER.price)} <small>a month</small></p>
      <p class="soft">${COACHING_TIER.opens}. Added to the subscription of ${call.world.account?.email}.</p>
      <button class="button primary wide" name="tier" value="${COACHING_TIER.entitlement}">
        Add coaching
      </button>
    </form>
    <p><a class="soft later" href="${returnTo}">Not now, back to the app</a></p>
  `;
  return page(sitePage({ call, title: TITLE, content, home: returnTo, style }));
}

function coachCard(origin: string, { trainer }: CoachWords): Html {
  const { name, teaches } = trainerNamed(trainer);
  return html`
    <li class="coach">
      <img
        src="${pictureAddress(origin, trainerMediaId(trainer), 'square', 160)}"
        alt=""
        width="72"
        height="72"
      />
      <div>
        <p class="strong">${name}</p>
        <p class="soft small">${teaches.join(', ')}</p>
      </div>
    </li>
  `;
}

function renderCoached({ call, to, returnTo }: SiteRequest, hasSentForm: boolean): Answer {
  const content = html`
    <p class="kicker">${TITLE}</p>
    <h1>You have coaching</h1>
    <p class="lead">
      ${
        hasSentForm
          ? 'Your intake form is in. What your coach writes for you is in the app.'
          : 'One thing is left: five questions, so that we find the coach who suits you.'
      }
    </p>
    <p class="row">
      ${!hasSentForm && html`<a class="button primary" href="${to('/intake-survey')}">To the intake form</a>`}
      <a class="button ${hasSentForm ? 'primary' : 'quiet'}" href="${returnTo}">Back to the app</a>
    </p>
  `;
  return page(sitePage({ call, title: TITLE, content, home: returnTo }));
}

const style = new Html(`
.steps { display: grid; gap: 1.25rem; margin: 0; padding: 0; list-style: none; counter-reset: step; }
.steps li { display: grid; grid-template-columns: 3rem minmax(0, 1fr); align-items: start; counter-increment: step; }
.steps li::before {
  content: counter(step);
  color: var(--accent-ink);
  font: 700 2.75rem/0.9 'Barlow Condensed', sans-serif;
}
.steps h2 { margin-bottom: 0.25rem; }
.coaches { display: grid; gap: 0.75rem; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); }
.coach { display: flex; align-items: center; gap: 1rem; padding: 0.75rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--surface); }
.coach img { border-radius: 0.625rem; background: var(--raised); }
`);
