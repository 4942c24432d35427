import { page, type Answer } from '../../http/endpoint.ts';
import { html } from '../../http/html.ts';
import { PERSONAS } from '../../worlds/personas.ts';
import { emailField, initialsOf } from './form-parts.ts';
import type { FormProblem } from './form-problem.ts';
import { tokenField } from './form-token.ts';
import { sitePage } from './site-page.ts';
import { withReturnAddress, type SiteRequest } from './visit.ts';

export const signInPage = withReturnAddress((visit) => renderSignIn(visit));

/** Offers the personas and members of the world, or an email field. */
export function renderSignIn(visit: SiteRequest, wrong?: FormProblem): Answer {
  const { call, to, returnTo } = visit;
  const choices = [
    ...PERSONAS.flatMap(({ id, name, email }) => (email === null ? [] : [{ id, name, email }])),
    ...call.world.registeredMembers.map(({ id, email }) => ({ id, name: 'Registered here', email })),
  ];
  const content = html`
    <h1>Sign in</h1>
    <p class="lead">Who do you want to be? Everything you have done here is kept for each of them.</p>
    <form method="post" action="${to('/sign-in')}">
      ${tokenField(call.world)}
      <ul class="stack" aria-label="People">
        ${choices.map(
          ({ id, name, email }) => html`
            <li>
              <button class="person" name="person" value="${id}">
                <span class="initials" aria-hidden="true">${initialsOf(email)}</span>
                <span class="words"><b>${name}</b><span class="soft small">${email}</span></span>
                <span class="go" aria-hidden="true">→</span>
              </button>
            </li>
          `,
        )}
      </ul>
    </form>
    <p class="or">or by e-mail</p>
    <form method="post" action="${to('/sign-in')}" class="stack">
      ${tokenField(call.world)} ${emailField(wrong)}
      <button class="button primary wide">Sign in</button>
    </form>
    <p class="soft">No account yet? <a class="strong" href="${to('/sign-up')}">Sign up</a></p>
  `;
  const document = sitePage({ call, title: 'Sign in', content, home: returnTo });
  return page(document, wrong ? 400 : 200);
}
