import { endpoint, type Endpoint, type Handler } from '../../http/endpoint.ts';
import { coachingPage } from './coaching-page.ts';
import { font } from './font.ts';
import { formOf, returnQuery, type FormHandler } from './form-schema.ts';
import { intakeSurveyPage } from './intake-survey-page.ts';
import { intakeSurvey } from './intake-survey.ts';
import { myAccountPage } from './my-account-page.ts';
import { nutritionPlanPage } from './nutrition-plan-page.ts';
import { programSchedulePage } from './program-schedule-page.ts';
import { signInPage } from './sign-in-page.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { stopImpersonating } from './stop-impersonating.ts';
import { signUpPage } from './sign-up-page.ts';
import { signUp } from './sign-up.ts';
import { subscribePage } from './subscribe-page.ts';
import { subscribe } from './subscribe.ts';
import { SURVEY_FIELDS } from './survey-questions.ts';
import { upgradePage } from './upgrade-page.ts';
import { upgrade } from './upgrade.ts';

const HTML = 'text/html; charset=utf-8';

/** The external account site for signing in and paying; its base is the config's railsBase. */
export const accountSiteEndpoints: readonly Endpoint[] = [
  accountPage('', 'My account', 'ACC-11, MEM-01', myAccountPage),
  accountPage('/sign-in', 'Signing in', 'ACC-11, CFG-21', signInPage),
  accountForm('/sign-in', 'Signs a person or an e-mail in', 'ACC-11', signIn, 'person', 'email'),
  accountPage('/sign-up', 'Signing up', 'ACC-03, ACC-11', signUpPage),
  accountForm('/sign-up', 'Registers an e-mail', 'ACC-03, ACC-11', signUp, 'email'),
  accountPage('/upgrade', 'Adding a tier', 'ACC-03, ACC-11', upgradePage),
  accountForm('/upgrade', 'Adds a tier', 'ACC-03, ACC-11', upgrade, 'tier'),
  accountPage('/subscribe', 'Choosing a plan', 'ACC-03, ACC-11', subscribePage),
  accountForm('/subscribe', 'Starts a subscription', 'ACC-03, ACC-11', subscribe, 'plan'),
  accountPage('/coaching', 'The offer to members who have no coaching yet', 'COA-08', coachingPage),
  accountPage('/intake-survey', 'The survey that a coach is found by', 'COA-01', intakeSurveyPage),
  accountForm('/intake-survey', 'Sends the survey', 'COA-01', intakeSurvey, ...SURVEY_FIELDS),
  accountPage('/nutrition_plans/:id', 'A nutrition plan, to be downloaded', 'COA-06', nutritionPlanPage),
  accountForm('/sign-out', 'Signs out', 'ACC-11', signOut),
  endpoint({
    method: 'GET',
    path: '/account/fonts/:name.woff2',
    base: 'account-site',
    summary: 'A font of its pages',
    specified: 'ACC-11',
    answer: 'decided',
    handler: font,
    produces: 'font/woff2',
  }),
  endpoint({
    method: 'GET',
    path: '/account/programs/:viewName/schedule',
    base: 'account-site',
    summary: 'The schedule page of a program',
    specified: 'Specification 1, section 2; MED-09',
    answer: 'decided',
    handler: programSchedulePage,
    produces: HTML,
  }),
  endpoint({
    method: 'GET',
    path: '/admin/stop-impersonating',
    base: 'account-site',
    summary: 'Ends an impersonation, and returns to the app; on the app’s own host',
    specified: 'Specification 2, section 6; SHL-06',
    answer: 'decided',
    handler: stopImpersonating,
    success: 303,
    schema: { query: returnQuery },
  }),
];

function accountPage(path: string, summary: string, specified: string, handler: Handler): Endpoint {
  return endpoint({
    method: 'GET',
    path: `/account${path}`,
    base: 'account-site',
    summary,
    specified,
    answer: 'decided',
    handler,
    produces: HTML,
    schema: { query: returnQuery },
  });
}

/** A form that redirects to the return address, or to its next page. */
function accountForm(
  path: string,
  summary: string,
  specified: string,
  handler: FormHandler,
  ...fields: readonly string[]
): Endpoint {
  return endpoint({
    method: 'POST',
    path: `/account${path}`,
    base: 'account-site',
    summary,
    specified,
    answer: 'decided',
    handler,
    success: 303,
    schema: { query: returnQuery, body: formOf('token', ...fields) },
  });
}
