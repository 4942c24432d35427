import { describe, expect, it } from 'vitest';
import { whyScenariosCannotRun } from '#features/support/why-scenarios-cannot-run.ts';

const FOLDER = '/home/somebody/app';

describe('the app cannot start', () => {
  it('without a file of a translation, which is named', () => {
    const cause = new Error(
      `Cannot find module '${FOLDER}/ui/i18n/es/live.json' imported from ${FOLDER}/ui/i18n/es/translation.ts`,
    );
    expect(whyScenariosCannotRun(new Error('Texts in es could not be loaded', { cause }), FOLDER)).toBe(
      'The app cannot start, so no scenario runs: the file ui/i18n/es/live.json is missing. ' +
        'Each language has the same files as ui/i18n/en-US: copy it from there (docs/how-to/add-a-language.md).',
    );
  });

  it('without another file', () => {
    const error = new Error(`Cannot find module 'file://${FOLDER}/ui/app/routes.ts' imported from elsewhere`);
    expect(whyScenariosCannotRun(error, FOLDER)).toBe(
      'The app cannot start, so no scenario runs: the file ui/app/routes.ts is missing.',
    );
  });

  it('with an error in its own code, of which only the own lines show', () => {
    const error = new Error('No place');
    error.stack = [
      'Error: No place',
      `    at open (${FOLDER}/ui/app/routes.ts:3:1)`,
      `    at run (${FOLDER}/node_modules/react/index.js:1:1)`,
      '    at node:internal/process:1:1',
    ].join('\n');
    expect(whyScenariosCannotRun(error, FOLDER).split('\n')).toEqual([
      'The app cannot start, so no scenario runs.',
      'Error: No place',
      `    at open (${FOLDER}/ui/app/routes.ts:3:1)`,
    ]);
  });
});
