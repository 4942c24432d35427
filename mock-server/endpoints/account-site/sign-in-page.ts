import { page, type Answer } from '../../http/endpoint.ts';
import { html, type Html } from '../../http/html.ts';
import { PERSONA_GROUPS } from '../../worlds/personas.ts';
import type { Persona } from '../../worlds/personas/persona.ts';
import { emailField, initialsOf } from './form-parts.ts';
import type { FormProblem } from './form-problem.ts';
import { tokenField } from './form-token.ts';
import { sitePage } from './site-page.ts';
import { withReturnAddress, type SiteRequest } from './with-return-address.ts';

export const signInPage = withReturnAddress((visit) => renderSignIn(visit));

/** Offers the personas and members of the world, or an email field. */
export function renderSignIn(visit: SiteRequest, wrong?: FormProblem): Answer {
  const { call, to, returnTo } = visit;
  const [access, ...others] = PERSONA_GROUPS;
  const registered = call.world.registeredMembers.map(({ id, email }) => ({ id, name: email, email }));
  const content = html`
    <h1>Sign in</h1>
    <p class="lead">Who do you want to be? Everything you have done here is kept for each of them.</p>
    <form method="post" action="${to('/sign-in')}" class="stack">
      ${tokenField(call.world)} ${access && people(access)}
      ${registered.length > 0 && people({ name: 'Registered here', personas: registered })}
      ${others.map(foldedPeople)}
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

type Choice = Pick<Persona, 'id' | 'name' | 'email'>;

interface ChoiceGroup {
  readonly name: string;
  readonly personas: readonly Choice[];
}

const people = ({ name, personas }: ChoiceGroup): Html => html`
  <ul class="stack" aria-label="${name}">
    ${personas.map(({ id, name, email }) => email !== null && personButton(id, name, email))}
  </ul>
`;

const foldedPeople = (group: ChoiceGroup): Html => html`
  <details class="stack">
    <summary class="group">
      ${group.name} <span class="soft small">${group.personas.length} more people</span>
    </summary>
    ${people(group)}
  </details>
`;

const personButton = (id: string, name: string, email: string): Html => html`
  <li>
    <button class="person" name="person" value="${id}">
      <span class="initials" aria-hidden="true">${initialsOf(email)}</span>
      <span class="words"
        ><b>${name}</b>${name !== email && html`<span class="soft small">${email}</span>`}</span
      >
      <span class="go" aria-hidden="true">→</span>
    </button>
  </li>
`;
