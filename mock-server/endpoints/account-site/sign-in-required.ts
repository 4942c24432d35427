import { page, type Answer } from '../../http/endpoint.ts';
import { html } from '../../http/html.ts';
import { sitePage } from './site-page.ts';
import type { SiteRequest } from './with-return-address.ts';

/** The page that a visitor sees instead of one for members. */
export function signInRequired({ call, to, returnTo }: SiteRequest, why: string): Answer {
  const content = html`
    <h1>First, who are you?</h1>
    <p class="lead">${why}.</p>
    <p class="row">
      <a class="button primary" href="${to('/sign-up')}">Sign up</a>
      <a class="button quiet" href="${to('/sign-in')}">Sign in</a>
    </p>
  `;
  return page(sitePage({ call, title: 'Who are you?', content, home: returnTo }));
}
