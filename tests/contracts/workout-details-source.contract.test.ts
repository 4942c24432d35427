import { expect, it } from 'vitest';
import { makeApiWorkoutDetails } from '#adapters/account-api/api-workout-details.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';
import { describeContract } from './describe-contract.ts';
import { enterPlatform } from './in-process-platform.ts';

async function onPlatform() {
  const platform = await enterPlatform();
  const reporter = makeRecordingReporter();
  return { ...platform, reporter, source: makeApiWorkoutDetails(platform.accountApi, reporter) };
}

describeContract(
  'a source of workout details',
  { 'of the account API, which has no double': onPlatform },
  (make) => {
    it('returns the details of a workout as in the catalogue', async () => {
      const { source, catalogue, reporter } = await make();
      for (const { item } of catalogue.workouts.slice(0, 20)) {
        const { data, errors } = await source.detailsOf(mediaId(item.mediaid));
        expect(errors).toEqual([]);
        expect(data?.trainer?.name).toBe(item.trainerName);
        expect(data?.airedAt).toEqual(new Date(item.pubdate * 1000));
      }
      expect(reporter.reported).toEqual([]);
    });

    it('returns the details of a program', async () => {
      const { source, catalogue } = await make();
      const { data } = await source.detailsOf(mediaId(catalogue.programs[0]?.item.mediaid ?? ''));
      expect(data).not.toBeNull();
    });

    it.each([
      ['there is no such item', 'Nothing0', 'not-found'],
      ['nobody answers', null, 'unreachable'],
    ])('returns an error and does not throw if %s', async (_, id, kind) => {
      const { source, catalogue, disconnect } = await make();
      if (id === null) disconnect();
      const asked = mediaId(id ?? catalogue.workouts[0]?.item.mediaid ?? '');
      expect(await source.detailsOf(asked)).toMatchObject({ data: null, errors: [{ kind }] });
    });
  },
);
