import { page, type Answer, type Handler } from '../../http/endpoint.ts';
import { html } from '../../http/html.ts';
import { isOwnForm } from './form-token.ts';
import { sitePage } from './site-page.ts';
import { withReturnAddress, type SiteRequest } from './visit.ts';

/** Wraps the handler of a form; refuses a form that this site did not send to this person. */
export const acceptForm = (answer: (visit: SiteRequest) => Answer): Handler =>
  withReturnAddress((visit) => (isOwnForm(visit.call) ? answer(visit) : refusedForm(visit)));

function refusedForm({ call, to, returnTo }: SiteRequest): Answer {
  const content = html`<h1>This form is out of date</h1>
    <p class="lead">Nothing has been changed. Please open the page again.</p>
    <p><a class="button primary" href="${to('')}">My account</a></p>`;
  return page(sitePage({ call, title: 'Refused', content, home: returnTo }), 403);
}
