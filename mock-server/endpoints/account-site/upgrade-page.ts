import { page, type Answer } from '../../http/endpoint.ts';
import { html } from '../../http/html.ts';
import { tokenField } from './form-token.ts';
import { signInRequired } from './sign-in-required.ts';
import { dollars, missingTiers } from './plans.ts';
import { subscriptionRequired } from './subscription-required.ts';
import { sitePage } from './site-page.ts';
import { withReturnAddress, type SiteRequest } from './with-return-address.ts';

export const upgradePage = withReturnAddress((visit) => renderUpgrade(visit));

/** The tiers missing from the subscription; without a subscription, a link to the plans. */
export function renderUpgrade(visit: SiteRequest, problem?: string): Answer {
  const { call, to, returnTo } = visit;
  const { account } = call.world;
  if (!account) return signInRequired(visit, 'An upgrade needs an account with a subscription');
  if (account.subscription.entitlements.length === 0) return subscriptionRequired(visit, 'Upgrade');
  const render = (content: ReturnType<typeof html>) =>
    page(sitePage({ call, title: 'Upgrade', content, home: returnTo }), problem ? 400 : 200);
  const missing = missingTiers(account.subscription);
  if (missing.length === 0) {
    return render(html`
      <h1>You have it all</h1>
      <p class="lead">There is nothing that your subscription does not open.</p>
      <p><a class="button primary" href="${returnTo}">Back to the app</a></p>
    `);
  }
  return render(html`
    <h1>Go further</h1>
    <p class="lead">Add to the subscription of <b>${account.email}</b>. It is yours at once.</p>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <form method="post" action="${to('/upgrade')}" class="plans">
      ${tokenField(call.world)}
      ${missing.map(
        ({ entitlement, name, price, opens }) => html`
          <section class="card plan" aria-labelledby="${entitlement}">
            <h2 id="${entitlement}">${name}</h2>
            <p class="price">${dollars(price)} <small>a month</small></p>
            <p class="soft">${opens}</p>
            <button class="button primary wide" name="tier" value="${entitlement}">Add ${name}</button>
          </section>
        `,
      )}
    </form>
    <p><a class="soft later" href="${returnTo}">Not now, back to the app</a></p>
  `);
}
