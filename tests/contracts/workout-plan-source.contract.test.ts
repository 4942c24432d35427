import { expect, it } from 'vitest';
import { makeApiAccountServer } from '#adapters/account-api/api-account-server.ts';
import { makeApiWorkoutPlan } from '#adapters/account-api/api-workout-plan.ts';
import type { PlanId } from '#domain/coaching/workout-plan.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';
import { describeContract } from './describe-contract.ts';
import { enterPlatform } from './in-process-platform.ts';

async function onPlatform(person = 'coached-mid-plan') {
  const platform = await enterPlatform(person);
  const reporter = makeRecordingReporter();
  const account = makeApiAccountServer(platform.accountApi, reporter);
  const plans = (await account.me()).data?.coaching.plans ?? [];
  return { ...platform, reporter, plans, source: makeApiWorkoutPlan(platform.accountApi, reporter) };
}

describeContract(
  'a source of workout plans',
  { 'of the account API, which has no double': onPlatform },
  (make) => {
    it('returns a plan as the account describes it, with its workouts', async () => {
      const { source, plans, catalogue, reporter } = await make();
      expect(plans).toHaveLength(1);
      for (const plan of plans) {
        const { data, errors } = await source.planOf(plan.id);
        expect(errors).toEqual([]);
        expect(data).toMatchObject(plan);
        for (const { workout } of plan.days.filter((day) => day.workout !== null)) {
          const known = data?.workouts.get(workout ?? ('' as never));
          expect(known).toBeDefined();
          expect(catalogue.workouts.map(({ item }) => item.title)).toContain(known?.title);
        }
      }
      expect(reporter.reported).toEqual([]);
    });

    it.each([
      ['it is no plan of the member', 'nobodys-plan', 'not-found'],
      ['nobody answers', null, 'unreachable'],
    ])('returns an error and does not throw if %s', async (_, id, kind) => {
      const { source, plans, disconnect } = await make();
      if (id === null) disconnect();
      const asked = (id ?? plans[0]?.id ?? '') as PlanId;
      expect(await source.planOf(asked)).toMatchObject({ data: null, errors: [{ kind }] });
    });

    it('returns an error to a visitor', async () => {
      const { source } = await make('visitor');
      expect(await source.planOf('plan' as PlanId)).toMatchObject({ errors: [{ kind: 'unauthorized' }] });
    });
  },
);
