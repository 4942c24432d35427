import { expect, it } from 'vitest';
import { makeCdnAdSchedules } from '#adapters/cdn/cdn-ad-schedules.ts';
import type { AdScheduleId } from '#domain/playback/ad-schedule.ts';
import { AD_SCHEDULE_ID } from '#mock-server/catalogue/configs/config-parts.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';
import { describeContract } from './describe-contract.ts';
import { enterPlatform } from './in-process-platform.ts';

async function onPlatform() {
  const { http, cdn, calls, disconnect } = await enterPlatform();
  return { schedules: makeCdnAdSchedules(http, cdn, makeRecordingReporter()), calls, disconnect };
}

const KNOWN = AD_SCHEDULE_ID as AdScheduleId;

describeContract('ad schedules', { 'of the platform, which have no double': onPlatform }, (make) => {
  it('list when which ads are shown, and after how many seconds they can be skipped', async () => {
    const { schedules } = await make();
    const { breaks, skipAfter } = await schedules.schedule(KNOWN);
    expect(breaks).toEqual([{ offset: 'pre', tags: [expect.stringMatching(/^https?:\/\//)] }]);
    expect(skipAfter).toBe(5);
  });

  it('fail without an id, and send no request', async () => {
    const { schedules, calls } = await make();
    await expect(schedules.schedule(null)).rejects.toMatchObject({
      kind: 'no-ad-schedule',
      message: 'Ad Schedule ID is required',
    });
    expect(await calls()).toEqual([]);
  });

  it('fail if there is no such schedule', async () => {
    const { schedules } = await make();
    await expect(schedules.schedule('Nothing0' as AdScheduleId)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('fail if there is no response', async () => {
    const { schedules, disconnect } = await make();
    disconnect();
    await expect(schedules.schedule(KNOWN)).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
