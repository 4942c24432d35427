import { describe, expect, it } from 'vitest';
import { readableFailure } from '#tools/acceptance/readable-failure.ts';

describe('a failure for whoever writes scenarios', () => {
  it('is its message and the place of the phrase', () => {
    const failure = [
      'Error: There is no card "Undefeatd".',
      'Cards: "Undefeated"',
      '    at eventually (/home/somebody/app/features/support/dom/simulated-time.ts:87:14)',
      '    at async <anonymous> (/home/somebody/app/features/steps/shelves.steps.ts:103:12)',
      '    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)',
    ].join('\n');
    expect(readableFailure(failure)).toEqual([
      'There is no card "Undefeatd".',
      'Cards: "Undefeated"',
      'at async <anonymous> (features/steps/shelves.steps.ts:103:12)',
    ]);
  });

  it('leads into the code of the project where no phrase fails', () => {
    const failure = [
      'AssertionError [ERR_ASSERTION]: Something went wrong unnoticed',
      '    at run (/home/somebody/app/node_modules/react/index.js:1:1)',
      '    at open (file:///home/somebody/app/ui/app/routes.ts:3:1)',
    ].join('\n');
    expect(readableFailure(failure)).toEqual([
      'Something went wrong unnoticed',
      'at open (ui/app/routes.ts:3:1)',
    ]);
  });

  it('shows a difference once', () => {
    const failure = [
      'AssertionError: They differ',
      '+ a',
      '- b',
      '',
      '  + expected - actual',
      '  -a',
      '  +b',
    ].join('\n');
    expect(readableFailure(failure)).toEqual(['They differ', '+ a', '- b']);
  });

  it('has an end', () => {
    const lines = Array.from({ length: 100 }, (_line, index) => `line ${index}`);
    expect(readableFailure(lines.join('\n'))).toEqual(lines.slice(0, 40));
  });
});
