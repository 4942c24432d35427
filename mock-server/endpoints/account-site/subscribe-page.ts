import { page, type Answer } from '../../http/endpoint.ts';
import { html } from '../../http/html.ts';
import { tokenField } from './form-token.ts';
import { signInRequired } from './sign-in-required.ts';
import { PLANS, dollars } from './plans.ts';
import { sitePage } from './site-page.ts';
import { withReturnAddress, type SiteRequest } from './with-return-address.ts';

export const subscribePage = withReturnAddress((visit) => renderSubscribe(visit));

/** The plans; a visitor is asked to sign up first. */
export function renderSubscribe(visit: SiteRequest, problem?: string): Answer {
  const { call, to, returnTo } = visit;
  const { account } = call.world;
  if (!account) return signInRequired(visit, 'A subscription needs an account');
  if (account.subscription.activeSubscriber) return renderSubscribed(visit);
  const content = html`
    ${account.justRegistered && html`<p class="kicker">Welcome, your account is ready</p>`}
    <h1>Choose your plan</h1>
    <p class="lead">Every workout and program, for <b>${account.email}</b>, from this minute on.</p>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <form method="post" action="${to('/subscribe')}" class="plans">
      ${tokenField(call.world)}
      ${PLANS.map(
        (plan, index) => html`
          <section class="card plan ${index === 1 ? 'chosen' : ''}" aria-labelledby="${plan.id}">
            <span class="mark ${index === 1 ? 'on' : ''}">${index === 1 ? 'Best value' : 'Flexible'}</span>
            <h2 id="${plan.id}">${plan.name}</h2>
            <p class="price">${dollars(plan.price)} <small>a ${plan.periodicity}</small></p>
            <p class="soft">${plan.note}</p>
            <button class="button ${index === 1 ? 'primary' : 'quiet'} wide" name="plan" value="${plan.id}">
              Subscribe ${plan.name.toLowerCase()}
            </button>
          </section>
        `,
      )}
    </form>
    <p><a class="soft later" href="${returnTo}">Not now, back to the app</a></p>
  `;
  const document = sitePage({ call, title: 'Subscribe', content, home: returnTo });
  return page(document, problem ? 400 : 200);
}

function renderSubscribed({ call, to, returnTo }: SiteRequest): Answer {
  const content = html`
    <h1>You are subscribed</h1>
    <p class="lead"><b>${call.world.account?.email}</b> has a subscription already.</p>
    <p class="row">
      <a class="button primary" href="${returnTo}">Back to the app</a>
      <a class="button quiet" href="${to('/upgrade')}">See what else there is</a>
    </p>
  `;
  return page(sitePage({ call, title: 'Subscribe', content, home: returnTo }));
}
