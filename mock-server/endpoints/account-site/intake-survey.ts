import { withIntakeSurvey } from '../../worlds/account.ts';
import { hasCoaching } from '../../worlds/coaching-access.ts';
import { acceptForm } from './accept-form.ts';
import { renderIntakeSurvey } from './intake-survey-page.ts';
import { unanswered } from './survey-questions.ts';

/** Accepts the complete survey of a member with coaching; the answers themselves are not stored. */
export const intakeSurvey = acceptForm((visit, answers) => {
  const { world } = visit.call;
  const { account } = world;
  if (!account) return { ...renderIntakeSurvey(visit), status: 401 };
  const isWanted = hasCoaching(account) && !account.coaching.intakeSurveyCompleted;
  if (!isWanted) return { ...renderIntakeSurvey(visit), status: 409 };
  const missing = unanswered(answers);
  if (missing.length > 0) return renderIntakeSurvey(visit, { answers, missing });
  world.update(withIntakeSurvey);
  return visit.leave();
});
