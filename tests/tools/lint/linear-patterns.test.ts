import { ESLint, Linter } from 'eslint';
import regexp from 'eslint-plugin-regexp';
import { describe, expect, it } from 'vitest';

const RULES = ['regexp/no-super-linear-backtracking', 'regexp/no-super-linear-move'];

/** The rules on patterns for a file of this project. */
async function rulesFor(file: string): Promise<Linter.RulesRecord> {
  const { rules } = (await new ESLint().calculateConfigForFile(file)) as { rules: Linter.RulesRecord };
  return Object.fromEntries(RULES.map((rule) => [rule, rules[rule] ?? 'off']));
}

const problemsOf = (code: string, rules: Linter.RulesRecord) =>
  new Linter().verify(code, [{ plugins: { regexp }, rules }]).map(({ ruleId }) => ruleId);

describe('patterns that read what comes from outside', () => {
  it.each([
    ['the trailing slashes of an address', String.raw`address.replace(/\/+$/, '')`],
    ['the dots of an e-mail address', String.raw`/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)`],
    ['the blanks around a setting', String.raw`/^\s*(?:[;#].*|\w+\s*=.*)?\s*$/.test(line)`],
    ['the blanks at the end of a text', String.raw`text.replace(/\s+$/, '')`],
    ['what a text is made of', String.raw`new RegExp('^(a+)+$').test(text)`],
  ])('may not take quadratic time for %s', async (_, code) => {
    expect(problemsOf(code, await rulesFor('domain/time/seconds.ts'))).not.toEqual([]);
  });

  it.each([
    'domain/a.ts',
    'application/a.ts',
    'adapters/a.ts',
    'ui/a.tsx',
    'mock-server/a.ts',
    'tools/hosting/a.ts',
  ])('are checked in %s', async (file) => {
    expect(Object.values(await rulesFor(file)).map((rule) => (Array.isArray(rule) ? rule[0] : rule))).toEqual(
      [2, 2],
    );
  });
});
