import { page } from '../../http/endpoint.ts';
import { html, type Html } from '../../http/html.ts';
import type { Account, Subscription } from '../../worlds/account.ts';
import { initialsOf } from './form-parts.ts';
import { tokenField } from './form-token.ts';
import { TIERS, dollars, missingTiers } from './plans.ts';
import { sitePage } from './site-page.ts';
import { withReturnAddress, type SiteRequest } from './with-return-address.ts';

/** Shows the signed-in member, their subscription, and the available actions. */
export const myAccountPage = withReturnAddress((visit) => {
  const { call, returnTo } = visit;
  const content = call.world.account ? accountOf(call.world.account, visit) : signedOut(visit);
  return page(sitePage({ call, title: 'My account', content, home: returnTo }));
});

const signedOut = ({ to }: SiteRequest): Html => html`
  <h1>My account</h1>
  <p class="lead">You are signed out.</p>
  <p class="row">
    <a class="button primary" href="${to('/sign-in')}">Sign in</a>
    <a class="button quiet" href="${to('/sign-up')}">Sign up</a>
  </p>
`;

const accountOf = (account: Account, { call, to }: SiteRequest): Html => html`
  <h1>My account</h1>
  <div class="who">
    <span class="initials" aria-hidden="true">${initialsOf(account.email)}</span>
    <div>
      <p class="strong">${account.email}</p>
      <p class="soft small">${call.world.person.name} · member since ${longDate(account.regDate)}</p>
    </div>
  </div>
  <section class="card" aria-labelledby="subscription">
    <div class="row">
      <h2 id="subscription">Subscription</h2>
      ${
        account.subscription.activeSubscriber
          ? html`<span class="mark on">Active</span>`
          : html`<span class="mark">None</span>`
      }
    </div>
    ${subscriptionFacts(account)}
    ${
      !account.subscription.activeSubscriber &&
      html`<p>
        <a class="button primary" href="${to('/subscribe')}">
          ${account.neverSubscribed ? 'Choose a plan' : 'Subscribe again'}
        </a>
      </p>`
    }
    ${
      account.subscription.activeSubscriber &&
      missingTiers(account.subscription).length > 0 &&
      html`<p><a class="button primary" href="${to('/upgrade')}">Upgrade</a></p>`
    }
  </section>
  <form class="row" method="post" action="${to('/sign-out')}">
    ${tokenField(call.world)}
    <button class="button quiet">Sign out</button>
    <a class="button quiet" href="${to('/sign-in')}">Be somebody else</a>
  </form>
`;

function subscriptionFacts({ subscription, neverSubscribed }: Account): Html {
  if (!subscription.activeSubscriber) {
    const ended = 'Your subscription has ended. What you have watched and marked is still here.';
    return html`<p class="soft">${neverSubscribed ? 'You have not chosen a plan yet.' : ended}</p>`;
  }
  const { price, periodicity, startsAt } = subscription;
  return html`
    <dl class="facts">
      <div>
        <dt>Opens</dt>
        <dd>${tierNames(subscription)}</dd>
      </div>
      ${
        price !== null &&
        html`<div>
          <dt>Price</dt>
          <dd>${dollars(price)} a ${periodicity}</dd>
        </div>`
      }
      ${
        startsAt !== null &&
        html`<div>
          <dt>Since</dt>
          <dd>${longDate(startsAt)}</dd>
        </div>`
      }
    </dl>
  `;
}

const tierNames = ({ entitlements }: Subscription): string =>
  entitlements.map((held) => TIERS.find(({ entitlement }) => entitlement === held)?.name ?? held).join(', ');

const longDate = (date: string): string =>
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
