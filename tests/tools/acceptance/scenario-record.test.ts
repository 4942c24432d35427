import { describe, expect, it } from 'vitest';
import { outcomesOf } from '#tools/acceptance/scenario-record.ts';

const ran = (id: string, passed: boolean) => ({ id, feature: 'playback/resuming', name: id, passed });

describe('the record of a run', () => {
  it('has the outcome of each scenario', () => {
    expect(outcomesOf([ran('aa', true), ran('bb', false)])).toEqual({ aa: 'passed', bb: 'failed' });
  });

  it('has a scenario that passed once and failed once as failed', () => {
    expect(outcomesOf([ran('aa', true), ran('aa', false), ran('aa', true)])).toEqual({ aa: 'failed' });
  });
});
