import { page, type Answer } from '../../http/endpoint.ts';
import { html } from '../../http/html.ts';
import { sitePage } from './site-page.ts';
import type { SiteRequest } from './with-return-address.ts';

/** The page that a member without a subscription sees instead of an offer to add to it. */
export function subscriptionRequired({ call, to, returnTo }: SiteRequest, title: string): Answer {
  const content = html`
    <h1>Begin with a subscription</h1>
    <p class="lead"><b>${call.world.account?.email}</b> has none yet: choose a plan first, then add to it.</p>
    <p class="row">
      <a class="button primary" href="${to('/subscribe')}">See the plans</a>
      <a class="button quiet" href="${returnTo}">Back to the app</a>
    </p>
  `;
  return page(sitePage({ call, title, content, home: returnTo }));
}
