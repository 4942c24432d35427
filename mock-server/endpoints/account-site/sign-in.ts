import { html } from '../../http/html.ts';
import { emailIn } from './form-parts.ts';
import { renderSignIn } from './sign-in-page.ts';
import { acceptForm } from './accept-form.ts';

/** Signs in the selected person, or the one with the submitted email; registers an unknown email. */
export const signIn = acceptForm((visit, form) => {
  const { world } = visit.call;
  if (form['person'] !== undefined) {
    if (world.signInAs(form['person'])) return visit.leave();
    return renderSignIn(visit, { problem: html`There is nobody of that name here any more.`, email: '' });
  }
  const email = emailIn(form['email']);
  if (!email) {
    return renderSignIn(visit, { problem: html`Please enter a valid e-mail.`, email: form['email'] ?? '' });
  }
  const known = world.idForEmail(email);
  if (known) world.signInAs(known);
  else world.register(email);
  return visit.leave();
});
