import { redirect } from '../../http/endpoint.ts';
import { html } from '../../http/html.ts';
import { emailIn } from './form-parts.ts';
import { renderSignUp } from './sign-up-page.ts';
import { acceptForm } from './accept-form.ts';

/** Registers a member without a subscription, and continues to the plans. */
export const signUp = acceptForm((visit, { email: typed = '' }) => {
  const { world } = visit.call;
  const email = emailIn(typed);
  if (!email) return renderSignUp(visit, { problem: html`Please enter a valid e-mail.`, email: typed });
  if (world.idForEmail(email)) {
    const problem = html`There is an account for this e-mail already.
      <a href="${visit.to('/sign-in')}">Sign in instead</a>`;
    return renderSignUp(visit, { problem, email: typed });
  }
  world.register(email);
  return redirect(visit.to('/subscribe'));
});
