import { html, type Html } from '../../http/html.ts';
import type { FormProblem } from './form-problem.ts';

/** The email field, with its error if any. */
export const emailField = (wrong: FormProblem | undefined): Html => html`
  ${wrong && html`<p class="problem" id="problem" role="alert">${wrong.problem}</p>`}
  <div>
    <label for="email">E-mail</label>
    <input
      id="email"
      name="email"
      type="email"
      autocomplete="email"
      required
      maxlength="254"
      placeholder="you@example.com"
      value="${wrong?.email}"
      ${wrong ? html`aria-invalid="true" aria-describedby="problem" autofocus` : null}
    />
  </div>
`;

/** One or two letters for an avatar. */
export function initialsOf(email: string): string {
  const [first = '', second = ''] = email.split('@')[0]?.split(/[^\p{L}\p{N}]+/u) ?? [];
  return (first.charAt(0) + (second ? second.charAt(0) : first.charAt(1))).toUpperCase();
}

const EMAIL = /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/;
const LONGEST_EMAIL = 254;

/** The trimmed email, or null if it is not valid. */
export function emailIn(typed: string | undefined): string | null {
  const email = typed?.trim() ?? '';
  return email.length <= LONGEST_EMAIL && EMAIL.test(email) ? email : null;
}
