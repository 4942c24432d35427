import { expect, it } from 'vitest';
import { nextTask } from '#adapters/browser/next-task.ts';
import { makeHttpScheduleSource } from '#adapters/schedules/http-schedule-source.ts';
import { AppFailure } from '#application/app-failure.ts';
import type { ScheduleSource } from '#application/ports/schedule-source.ts';
import { aLiveProgram } from '#tests/builders/a-live-program.ts';
import { makeInMemoryScheduleSource } from '#tests/doubles/in-memory-schedule-source.ts';
import { describeContract } from './describe-contract.ts';
import { enterPlatform, ORIGIN } from './in-process-platform.ts';

interface Subject {
  readonly source: ScheduleSource;
  readonly disconnect: () => void;
}

async function onPlatform(): Promise<Subject> {
  const { http, disconnect } = await enterPlatform();
  return { source: makeHttpScheduleSource(http, ORIGIN, nextTask), disconnect };
}

async function inMemory(): Promise<Subject> {
  const programs = [aLiveProgram('09:00', '10:00'), aLiveProgram('10:00', '11:00')];
  const source = makeInMemoryScheduleSource({
    [addressOf('daybreak-live')]: { programs },
    [addressOf('iron-room')]: { programs, token: 'iron-room-guide' },
    [addressOf('empty-schedule')]: { programs: [] },
  });
  return { source, disconnect: () => source.failWith(new AppFailure('unreachable', 'No connection')) };
}

const addressOf = (channel: string) => `${ORIGIN}/schedules/${channel}.json`;
const schedule = (channel: string, token: string | null = null) => ({
  address: addressOf(channel),
  token,
  isDemo: false,
});

describeContract('schedules [LIV-07]', { 'of the platform': onPlatform, 'in memory': inMemory }, (make) => {
  it('have programs with an id, a title, a start and an end after it', async () => {
    const { source } = await make();
    const programs = await source.programs(schedule('daybreak-live'));
    expect(programs.length).toBeGreaterThan(0);
    for (const { id, title, start, end } of programs) {
      expect(id).not.toBe('');
      expect(title).not.toBe('');
      expect(start).toBeLessThan(end);
    }
  });

  it('may be empty', async () => {
    const { source } = await make();
    expect(await source.programs(schedule('empty-schedule'))).toEqual([]);
  });

  it('are sent to those who have the token, where they need one', async () => {
    const { source } = await make();
    expect((await source.programs(schedule('iron-room', 'iron-room-guide'))).length).toBeGreaterThan(0);
    const unauthorized = { kind: 'unauthorized' };
    await expect(source.programs(schedule('iron-room'))).rejects.toMatchObject(unauthorized);
    await expect(source.programs(schedule('iron-room', 'another'))).rejects.toMatchObject(unauthorized);
  });

  it('fail if there is no such schedule, and without a response', async () => {
    const { source, disconnect } = await make();
    await expect(source.programs(schedule('nothing'))).rejects.toMatchObject({ kind: 'not-found' });
    disconnect();
    await expect(source.programs(schedule('daybreak-live'))).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
