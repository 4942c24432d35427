import { page, type Answer } from '../../http/endpoint.ts';
import { html } from '../../http/html.ts';
import type { FormFields, FormHandler } from './form-schema.ts';
import { isOwnForm } from './form-token.ts';
import { sitePage } from './site-page.ts';
import { withReturnAddress, type SiteRequest } from './with-return-address.ts';

/** Wraps the handler of a form; refuses a form that this site did not send to this person. */
export const acceptForm =
  (answer: (visit: SiteRequest, fields: FormFields) => Answer): FormHandler =>
  (call) =>
    withReturnAddress((visit) => (isOwnForm(call) ? answer(visit, call.body) : refusedForm(visit)))(call);

function refusedForm({ call, to, returnTo }: SiteRequest): Answer {
  const content = html`<h1>This form is out of date</h1>
    <p class="lead">Nothing has been changed. Please open the page again.</p>
    <p><a class="button primary" href="${to('')}">My account</a></p>`;
  return page(sitePage({ call, title: 'Refused', content, home: returnTo }), 403);
}
