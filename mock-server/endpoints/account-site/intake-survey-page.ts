import { page, type Answer } from '../../http/endpoint.ts';
import { html, type Html } from '../../http/html.ts';
import { hasCoaching } from '../../worlds/coaching-access.ts';
import type { FormFields } from './form-schema.ts';
import { tokenField } from './form-token.ts';
import { intakeSurveyStyle } from './intake-survey-style.ts';
import { signInRequired } from './sign-in-required.ts';
import { sitePage } from './site-page.ts';
import { LONGEST_NOTES, NOTES, SURVEY_QUESTIONS, type SurveyQuestion } from './survey-questions.ts';
import { withReturnAddress, type SiteRequest } from './with-return-address.ts';

const TITLE = 'Intake form';

export const intakeSurveyPage = withReturnAddress((visit) => renderIntakeSurvey(visit));

/** What was sent and is not complete. */
interface Unfinished {
  readonly answers: FormFields;
  readonly missing: readonly SurveyQuestion[];
}

/** The survey that a coach is found by; only members with coaching are asked, and only once. */
export function renderIntakeSurvey(visit: SiteRequest, unfinished?: Unfinished): Answer {
  const { call, to, returnTo } = visit;
  const { account } = call.world;
  if (!account) return signInRequired(visit, 'The intake form is for members with coaching');
  if (!hasCoaching(account)) return coachingRequired(visit);
  if (account.coaching.intakeSurveyCompleted) return renderReceived(visit);
  const { answers = {}, missing = [] } = unfinished ?? {};
  const content = html`
    <p class="kicker">Coaching</p>
    <h1>${TITLE}</h1>
    <p class="lead">Five questions, two minutes. Your coach reads every word.</p>
    ${
      missing.length > 0 &&
      html`<p class="problem" id="problem" role="alert">
        ${missing.length === 1 ? 'One answer is' : `${missing.length} answers are`} missing: please choose one
        for each question.
      </p>`
    }
    <form method="post" action="${to('/intake-survey')}" class="survey">
      ${tokenField(call.world)}
      ${SURVEY_QUESTIONS.map((question) => questionField(question, answers[question.name], missing.includes(question)))}
      <div>
        <label for="${NOTES}">Is there anything else that your coach should know?</label>
        <p class="soft small" id="notes-hint">
          What hurts, what you dislike, what has worked. You may leave it empty.
        </p>
        <textarea
          id="${NOTES}"
          name="${NOTES}"
          rows="4"
          maxlength="${LONGEST_NOTES}"
          aria-describedby="notes-hint"
        >
${answers[NOTES]}</textarea>
      </div>
      <button class="button primary wide">Send the form</button>
    </form>
    <p><a class="soft later" href="${returnTo}">Later, back to the app</a></p>
  `;
  const document = sitePage({ call, title: TITLE, content, home: returnTo, style: intakeSurveyStyle });
  return page(document, missing.length > 0 ? 400 : 200);
}

const questionField = (
  { name, text, answers }: SurveyQuestion,
  chosen: string | undefined,
  isMissing: boolean,
): Html => html`
  <fieldset ${isMissing && html`aria-describedby="problem" class="missing"`}>
    <legend>${text}</legend>
    <div class="choices">
      ${Object.entries(answers).map(
        ([value, label]) => html`
          <label class="choice">
            <input
              type="radio"
              name="${name}"
              value="${value}"
              required
              ${value === chosen && html`checked`}
            />
            ${label}
          </label>
        `,
      )}
    </div>
  </fieldset>
`;

function coachingRequired({ call, to, returnTo }: SiteRequest): Answer {
  const content = html`
    <h1>First, a coach</h1>
    <p class="lead">
      The intake form is for members with coaching, which <b>${call.world.account?.email}</b> lacks.
    </p>
    <p class="row">
      <a class="button primary" href="${to('/coaching')}">About coaching</a>
      <a class="button quiet" href="${returnTo}">Back to the app</a>
    </p>
  `;
  return page(sitePage({ call, title: TITLE, content, home: returnTo }));
}

function renderReceived({ call, returnTo }: SiteRequest): Answer {
  const content = html`
    <h1>We have your answers</h1>
    <p class="lead">There is nothing more to fill in. Your coach will ask whatever is still open.</p>
    <p><a class="button primary" href="${returnTo}">Back to the app</a></p>
  `;
  return page(sitePage({ call, title: TITLE, content, home: returnTo }));
}
