import { afterAll, describe, expect, it } from 'vitest';
import {
  SURVEY_FIELDS,
  SURVEY_QUESTIONS,
  unanswered,
} from '#mock-server/endpoints/account-site/survey-questions.ts';
import { makeWorld, openPlatform } from '../../open-platform.ts';
import { siteVisitor } from './site-visitor.ts';

const server = openPlatform();
afterAll(() => server.close());

const BACK = 'http://localhost:8080/app/coaching';
const RETURN = `?return=${encodeURIComponent(BACK)}`;
const COMPLETE = { goal: 'strength', level: 'often', days: '3', equipment: 'gym', notes: '' };

interface Me {
  readonly subscriptionStatus: { readonly entitlements: readonly string[]; readonly price: number };
  readonly eligibleForCoaching: boolean;
  readonly intakeSurveyCompleted: boolean;
}
const { show, send, me } = siteVisitor<Me>(server);

describe('the offer of coaching', () => {
  it('adds coaching to the subscription, and returns', async () => {
    const world = await makeWorld(server, 'eligible-for-coaching');
    const { statusCode, body } = await show(world, `/coaching${RETURN}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('Somebody in your corner');
    expect(body).toContain('$59.99 <small>a month</small>');
    expect(body).toContain(`action="/account/upgrade${RETURN}"`);
    expect(body).toContain('name="tier" value="coaching"');
    const added = await send(world, `/upgrade${RETURN}`, { tier: 'coaching' });
    expect([added.statusCode, added.headers.location]).toEqual([303, BACK]);
    expect(await me(world)).toMatchObject({
      subscriptionStatus: { entitlements: ['workout', 'coaching'], price: 79.98 },
      eligibleForCoaching: false,
      intakeSurveyCompleted: false,
    });
  });

  it('shows coaches, whose pictures load', async () => {
    const { body } = await show(await makeWorld(server, 'subscribed'), '/coaching');
    const pictures = [...body.matchAll(/src="([^"]+square\.webp\?width=160)"/g)].map(
      ([, address]) => address ?? '',
    );
    expect(pictures).toHaveLength(2);
    for (const address of pictures) {
      const { pathname, search } = new URL(address);
      expect((await server.inject(pathname + search)).headers['content-type']).toBe('image/webp');
    }
  });

  it('asks a visitor to sign in, and a member without a subscription to begin with one', async () => {
    const visitor = await show(await makeWorld(server, 'visitor'), `/coaching${RETURN}`);
    expect(visitor.body).toContain('First, who are you?');
    expect(visitor.body).toContain(`href="/account/sign-in${RETURN}"`);
    const lapsed = await show(await makeWorld(server, 'lapsed'), `/coaching${RETURN}`);
    expect(lapsed.body).toContain('Begin with a subscription');
    expect(lapsed.body).not.toContain('name="tier"');
  });

  it('is none for a member with coaching, whom it leads on to the intake form', async () => {
    const first = await show(await makeWorld(server, 'coached-first-step'), `/coaching${RETURN}`);
    expect(first.body).toContain('You have coaching');
    expect(first.body).toContain(`href="/account/intake-survey${RETURN}"`);
    const done = await show(await makeWorld(server, 'coached-mid-plan'), `/coaching${RETURN}`);
    expect(done.body).toContain('You have coaching');
    expect(done.body).not.toContain('/account/intake-survey');
  });
});

describe('the intake survey', () => {
  it('is completed once every question is answered, and returns', async () => {
    const world = await makeWorld(server, 'coached-first-step');
    expect((await show(world, `/intake-survey${RETURN}`)).body).toContain('<h1>Intake form</h1>');
    const sent = await send(world, `/intake-survey${RETURN}`, COMPLETE);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, BACK]);
    expect((await me(world)).intakeSurveyCompleted).toBe(true);
    expect((await show(world, '/intake-survey')).body).toContain('We have your answers');
  });

  it('keeps the coach of a member who was matched before', async () => {
    const world = await makeWorld(server, 'coached-matched-no-intake');
    await send(world, '/intake-survey', COMPLETE);
    expect(await me(world)).toMatchObject({
      intakeSurveyCompleted: true,
      coach: { full_name: 'Marcus Bell' },
    });
  });

  it('asks again for what is missing, with what was answered', async () => {
    const world = await makeWorld(server, 'coached-first-step');
    const answers = { goal: 'mobility', level: 'always', days: '3', notes: 'My <left> knee' };
    const response = await send(world, `/intake-survey${RETURN}`, answers);
    expect(response.statusCode).toBe(400);
    expect(response.body).toMatch(/2 answers are\s+missing/);
    expect(response.body.match(/aria-describedby="problem"/g)).toHaveLength(2);
    expect(
      [...response.body.matchAll(/value="(\w+)"\s+required\s+checked/g)].map(([, value]) => value),
    ).toEqual(['mobility', '3']);
    expect(response.body).toContain('My &lt;left&gt; knee</textarea>');
    expect((await me(world)).intakeSurveyCompleted).toBe(false);
  });

  it('has a field for each question', async () => {
    const { body } = await show(await makeWorld(server, 'coached-first-step'), '/intake-survey');
    expect(SURVEY_FIELDS).toEqual(['goal', 'level', 'days', 'equipment', 'notes']);
    for (const { name, text, answers } of SURVEY_QUESTIONS) {
      expect(body).toContain(`<legend>${text}</legend>`);
      expect(body.match(new RegExp(`name="${name}"`, 'g'))).toHaveLength(Object.keys(answers).length);
    }
  });

  it.each([
    [{}, 4],
    [COMPLETE, 0],
    [{ ...COMPLETE, days: '7' }, 1],
    [{ ...COMPLETE, goal: 'constructor' }, 1],
    [{ ...COMPLETE, notes: '' }, 0],
  ])('%j leaves %d questions open', (answers, count) => {
    expect(unanswered(answers)).toHaveLength(count);
  });

  it.each([
    ['visitor', 401, 'First, who are you?'],
    ['eligible-for-coaching', 409, 'First, a coach'],
    ['coached-mid-plan', 409, 'We have your answers'],
  ])('is not for %s: %d', async (person, status, heading) => {
    const world = await makeWorld(server, person);
    const page = await show(world, '/intake-survey');
    expect([page.statusCode, page.body.includes(heading)]).toEqual([200, true]);
    const sent = await send(world, '/intake-survey', COMPLETE);
    expect([sent.statusCode, sent.body.includes(heading)]).toEqual([status, true]);
  });

  it('refuses more notes than it has room for', async () => {
    const world = await makeWorld(server, 'coached-first-step');
    const sent = await send(world, '/intake-survey', { ...COMPLETE, notes: 'x'.repeat(1001) });
    expect(sent.statusCode).toBe(400);
    expect((await me(world)).intakeSurveyCompleted).toBe(false);
  });
});
