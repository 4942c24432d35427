import { page, type Answer } from '../../http/endpoint.ts';
import { html } from '../../http/html.ts';
import { emailField } from './form-parts.ts';
import type { FormProblem } from './form-problem.ts';
import { tokenField } from './form-token.ts';
import { sitePage } from './site-page.ts';
import { withReturnAddress, type SiteRequest } from './with-return-address.ts';

export const signUpPage = withReturnAddress((visit) => renderSignUp(visit));

export function renderSignUp(visit: SiteRequest, wrong?: FormProblem): Answer {
  const { call, to, returnTo } = visit;
  const { account } = call.world;
  const content = html`
    <h1>Start moving today</h1>
    <ul class="promises lead">
      <li>More than 50 programs, from your first week to your strongest</li>
      <li>Over 3,000 workouts, and a new one every day</li>
      <li>On your phone, your laptop and your television</li>
    </ul>
    ${
      account &&
      html`<p class="soft">
        You are signed in as <span class="strong">${account.email}</span>. A new account signs you out of it.
      </p>`
    }
    <form method="post" action="${to('/sign-up')}" class="stack">
      ${tokenField(call.world)} ${emailField(wrong)}
      <button class="button primary wide">Create your account</button>
    </form>
    <p class="soft">Already a member? <a class="strong" href="${to('/sign-in')}">Sign in</a></p>
  `;
  return page(sitePage({ call, title: 'Sign up', content, home: returnTo }), wrong ? 400 : 200);
}
