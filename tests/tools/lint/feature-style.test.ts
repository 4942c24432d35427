import { describe, expect, it } from 'vitest';
import { featureProblems } from '#tools/lint/feature-style.ts';

const STEPS = ['Given a visitor', 'When they open home', 'Then they can press "Sign in"'];
const NARRATIVE = 'Visitors sign in to go on\nwhere they left off.';

/** A feature with one scenario. */
const feature = ({ narrative = NARRATIVE, title = 'A visitor signs in', steps = STEPS } = {}) =>
  [`Feature: Signing in`, ...narrative.split('\n'), `Scenario: ${title}`, ...steps].join('\n');
const problemsOf = (text: string, file = 'features/account/signing-in.feature') =>
  featureProblems(file, text);

describe('a feature', () => {
  it('can be read if it has a narrative, and short scenarios in the words of people', () => {
    expect(problemsOf(feature())).toEqual([]);
  });

  it('needs a narrative', () => {
    expect(problemsOf(feature({ narrative: '' }))).toEqual([
      'features/account/signing-in.feature:1 Say below the title who does this, what for, and what is special.',
    ]);
  });

  it('is more than nothing', () => {
    expect(problemsOf('')).toEqual([
      'features/account/signing-in.feature:1 has no feature: begin with "Feature:" and a title.',
    ]);
  });
});

describe('a scenario', () => {
  const more = (count: number) => [...STEPS, ...Array.from({ length: count - 3 }, () => 'And they wait')];

  it('has at most eight steps', () => {
    expect(problemsOf(feature({ steps: more(8) }))).toEqual([]);
    expect(problemsOf(feature({ steps: more(9) }))).toEqual([
      'features/account/signing-in.feature:4 has 9 steps: say it in at most 8, or split it.',
    ]);
  });

  it('has at most eight steps within a rule, too', () => {
    const text = feature({ steps: more(9) }).replace('Scenario:', 'Rule: One account\nScenario:');
    expect(problemsOf(text)).toHaveLength(1);
  });

  it.each(['It opens', 'With <what>', 'By scrolling', '<title>: <what>', 'Without a list', 'That it opens'])(
    'has a title with a subject, unlike %j',
    (title) => {
      expect(problemsOf(feature({ title }))).toEqual([
        `features/account/signing-in.feature:4 "${title}" says too little in a report: begin with what it is about.`,
      ]);
    },
  );

  it.each(['Items open', 'Bylines show', 'Withdrawn workouts go'])('may have the title %j', (title) => {
    expect(problemsOf(feature({ title }))).toEqual([]);
  });
});

describe('a step', () => {
  it.each([
    ['the page of "A" is at "https://example.org/a"', 'https://example.org/a"'],
    ['the config field "styling.backgroundColor" is "#fff"', '"styling.backgroundColor"'],
    ['the header is rgb(1, 2, 3)', 'rgb('],
    ['the window is 320 px wide', '320 px'],
    ['it waits for 350 ms', '350 ms'],
    ["the platform answers {'a': 1}", "{'a':"],
  ])('of a business area is in the words of people, unlike %j', (step, found) => {
    const text = feature({ steps: [`Given ${step}`] });
    expect(problemsOf(text)).toEqual([
      `features/account/signing-in.feature:5 "${found}" is technical: say what a person sees, or move it to features/platform/.`,
    ]);
    expect(problemsOf(text, 'features/platform/answers.feature')).toEqual([]);
  });
});
