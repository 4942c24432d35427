import type { Page } from 'playwright';
import type { Assembly } from '../assembly.ts';

/** Scripts that run in a page besides the app. */
export const browserInjectedScripts = (
  page: () => Page,
  runFirst: (script: string) => Promise<void>,
): Pick<Assembly, 'runBefore' | 'valueOf' | 'failUnhandled'> => ({
  runBefore: runFirst,
  valueOf: async (expression) => {
    const json = await page().evaluate<string | undefined>(`JSON.stringify(${expression})`);
    return json === undefined ? null : (JSON.parse(json) as unknown);
  },
  failUnhandled: (how, message) =>
    page().evaluate(
      ([kind, text]) => {
        if (kind === 'rejection') void Promise.reject(new Error(text));
        else
          setTimeout(() => {
            throw new Error(text);
          });
      },
      [how, message] as const,
    ),
});
