import { describe, expect, it } from 'vitest';
import { isEntitled, requiredEntitlements, type Entitlement } from '#domain/access/entitlement.ts';
import { COACHES } from '#mock-server/catalogue/vocabulary/coaches.ts';
import { hasCoaching, isEligibleForCoaching } from '#mock-server/worlds/coaching-access.ts';
import { PERSONAS, personaNamed } from '#mock-server/worlds/personas.ts';
import { COACHED_PERSONAS } from '#mock-server/worlds/personas/coached-personas.ts';
import { calendarOf, isActive, nextWorkoutDay } from '#mock-server/worlds/workout-plans.ts';
import { NOW, catalogueOn } from '../../open-platform.ts';

const catalogue = catalogueOn(NOW);

function accountOf(id: string, now = NOW) {
  const account = personaNamed(id)?.begin?.(catalogueOn(now), now);
  if (!account) throw new Error(`There is no member ${id}`);
  return account;
}

/** A calendar in letters: completed, skipped, scheduled; a dot is a rest day. */
function lettersOf(id: string, plan = 0): string {
  const { completions, coaching } = accountOf(id);
  const chosen = coaching.plans[plan];
  const letters = { completed: 'c', skipped: 'k', scheduled: 's' };
  return (chosen ? calendarOf(chosen, completions, NOW) : [])
    .map((status) => (status ? letters[status] : '.'))
    .join('');
}

const WITH_PLANS = COACHED_PERSONAS.map(({ id }) => id).filter(
  (id) => accountOf(id).coaching.plans.length > 0,
);

describe('the personas with coaching', () => {
  it('are more than a dozen, with ids, names and e-mail addresses of their own', () => {
    expect(COACHED_PERSONAS).toHaveLength(15);
    for (const field of ['id', 'name', 'email', 'about'] as const) {
      expect(new Set(PERSONAS.map((persona) => persona[field])).size).toBe(PERSONAS.length);
    }
  });

  it.each([
    ['coached-first-step', false, null, 0],
    ['coached-intake-done', true, null, 0],
    ['coached-matched-no-intake', false, 'marcus_bell', 0],
    ['coached-matched', true, 'marcus_bell', 0],
    ['coached-starts-tomorrow', true, 'marcus_bell', 1],
    ['coached-mid-plan', true, 'marcus_bell', 1],
    ['coached-two-plans', true, 'kenji_mori', 3],
    ['coached-plain-coach', true, 'hannah_sorensen', 1],
  ])('%s: intake form %s, coach %s, plans %d', (id, intakeSurveyCompleted, coach, plans) => {
    const account = accountOf(id);
    expect(account.coaching).toMatchObject({ intakeSurveyCompleted, coach });
    expect(account.coaching.plans).toHaveLength(plans);
    expect([hasCoaching(account), isEligibleForCoaching(account)]).toEqual([true, false]);
    expect(account.subscription.entitlements).toEqual(['workout', 'coaching']);
  });

  it('have one beside them who may be offered coaching', () => {
    const account = accountOf('eligible-for-coaching');
    expect([hasCoaching(account), isEligibleForCoaching(account)]).toEqual([false, true]);
    expect(isEligibleForCoaching({ ...account, flags: ['coaching'] })).toBe(false);
    expect(isEligibleForCoaching(accountOf('subscribed'))).toBe(false);
  });

  it.each([
    ['coached-mid-plan', 'ccc.ck.' + 'ckc.ss.' + 'sss.ss.' + 'sss.ss.'],
    ['coached-first-day', 's.ss.ss' + 's.ss.ss' + 's.ss.ss' + 's.ss.ss'],
    ['coached-last-day', 'c.ck.cc' + 'c.cc.kc' + 'c.cc.kc' + 'c.cc.cs'],
    ['coached-rest-week', 'ccc.kc.' + '.......' + 'sss.ss.' + 'sss.ss.'],
    ['coached-ten-days', 'ck.sss.sss'],
    ['coached-past-plan', 'ccc.ck.' + 'ckc.cc.' + 'ccc.cc.' + 'ccc.cc.'],
  ])('%s has this calendar: %s', (id, letters) => {
    expect(lettersOf(id)).toBe(letters);
  });

  it.each([
    ['coached-starts-tomorrow', '2026-11-22', 28],
    ['coached-starts-in-9-days', '2026-11-30', 56],
    ['coached-first-day', '2026-11-21', 28],
    ['coached-mid-plan', '2026-11-10', 28],
    ['coached-rest-week', '2026-11-12', 28],
    ['coached-ten-days', '2026-11-18', 10],
    ['coached-last-day', '2026-10-25', 28],
    ['coached-past-plan', '2026-10-18', 28],
    ['coached-plain-coach', '2026-11-06', 28],
  ])('%s has a plan from %s, of %d days', (id, startsAt, days) => {
    const [plan] = accountOf(id).coaching.plans;
    expect([plan?.startsAt, plan?.schedule.length]).toEqual([startsAt, days]);
  });

  it('have the plans of one with several in order: ended, under way, to come', () => {
    const { plans } = accountOf('coached-two-plans').coaching;
    expect(plans.map(({ startsAt }) => startsAt)).toEqual(['2026-10-15', '2026-11-16', '2026-12-14']);
    expect(plans.map((plan) => isActive(plan, NOW))).toEqual([false, true, false]);
    expect(new Set(plans.map(({ id }) => id)).size).toBe(3);
  });

  it('come back to a workout after a week of rest', () => {
    const { completions, coaching } = accountOf('coached-rest-week');
    const [plan] = coaching.plans;
    expect(plan && nextWorkoutDay(plan, completions, NOW)?.day).toBe('2026-11-26');
  });

  it('have the same plan at any time of their day', () => {
    for (const time of ['00:00:00.000', '23:59:59.999']) {
      const [plan] = accountOf('coached-mid-plan', new Date(`2026-11-21T${time}Z`)).coaching.plans;
      expect(plan?.startsAt).toBe('2026-11-10');
    }
  });

  it.each(WITH_PLANS)('%s has only workouts that the member may watch, and each once', (id) => {
    const { coaching, subscription } = accountOf(id);
    const held = subscription.entitlements as Entitlement[];
    for (const { schedule } of coaching.plans) {
      const codes = schedule.flatMap((code) => code ?? []);
      expect(codes.length).toBeGreaterThan(schedule.length / 2);
      expect(new Set(codes).size).toBe(codes.length);
      for (const code of codes) {
        const item = catalogue.workout(code)?.item;
        const required = requiredEntitlements(item?.requiredEntitlements);
        expect([code, isEntitled(held, required)]).toEqual([code, true]);
        expect(item?.slug).toBeTruthy();
      }
    }
  });

  it.each(WITH_PLANS)('%s has a watch history that agrees with what was completed', (id) => {
    const { completions, watchHistory } = accountOf(id);
    expect(watchHistory.map(({ mediaid }) => mediaid)).toEqual(completions.map(({ mediaid }) => mediaid));
    expect(watchHistory.every(({ progress }) => progress === 1)).toBe(true);
  });

  it('move on from a beginner’s plan to an intermediate one in eight weeks', () => {
    const [plan] = accountOf('coached-starts-in-9-days').coaching.plans;
    const levels = plan?.schedule.map((code) => (code ? catalogue.workout(code)?.facts.difficulty : 'rest'));
    expect(new Set(levels?.slice(0, 28))).toEqual(new Set(['Beginner', 'rest']));
    expect(new Set(levels?.slice(28))).toEqual(new Set(['Intermediate', 'rest']));
  });
});

describe('the coaches', () => {
  it('have numbers and addresses that belong to nobody, and a bio of two paragraphs', () => {
    for (const { phone, email, bio } of COACHES.filter((coach) => coach.phone !== null)) {
      expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
      expect(email).toMatch(/@example\.com$/);
      expect(bio?.split('\n\n')).toHaveLength(2);
    }
  });
});
