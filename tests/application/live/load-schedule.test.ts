import pLimit from 'p-limit';
import { describe, expect, it } from 'vitest';
import { AppFailure } from '#application/app-failure.ts';
import { makeLoadSchedule } from '#application/live/load-schedule.ts';
import type { Channel } from '#domain/live/channel.ts';
import { aLiveProgram, timeOfDay } from '#tests/builders/a-live-program.ts';
import { makeInMemoryScheduleSource } from '#tests/doubles/in-memory-schedule-source.ts';

const address = 'https://guide.example/a.json';
const span = { from: timeOfDay('00:00'), to: timeOfDay('00:00', '2026-11-26') };
const channel = (schedule: Partial<Channel['schedule']> = {}): Channel => ({
  catchUp: 8,
  logo: null,
  background: null,
  schedule: { address, token: null, isDemo: false, ...schedule },
});

function loading(programs = [aLiveProgram('10:00', '11:00', 'B'), aLiveProgram('09:00', '10:00', 'A')]) {
  const source = makeInMemoryScheduleSource({ [address]: { programs } });
  return { source, load: makeLoadSchedule(source, pLimit(1)) };
}

describe('the schedule of a channel [LIV-07]', () => {
  it('is in the order of time', async () => {
    const schedule = await loading().load(channel(), span);
    expect(schedule.map(({ program }) => program.title)).toEqual(['A', 'B']);
  });

  it('is repeated if it is a demo', async () => {
    const schedule = await loading().load(channel({ isDemo: true }), span);
    expect(schedule.map(({ program }) => program.title)).toEqual(['A', 'B', 'A', 'B', 'A', 'B']);
  });

  it('is empty without an address, and sends no request', async () => {
    const { load, source } = loading();
    expect(await load({ ...channel(), schedule: null }, span)).toEqual([]);
    expect(source.requested).toEqual([]);
  });

  it('fails like its source', async () => {
    const { load, source } = loading();
    const failure = new AppFailure('server-failed', 'Out of order');
    source.failWith(failure);
    await expect(load(channel(), span)).rejects.toBe(failure);
  });

  it('is not requested if it is no longer wanted when its turn comes', async () => {
    const { load, source } = loading();
    const patience = new AbortController();
    const first = load(channel(), span);
    const second = load(channel(), span, patience.signal);
    patience.abort();
    await first;
    await expect(second).rejects.toThrow();
    expect(source.requested).toHaveLength(1);
  });
});
