import { afterAll, describe, expect, it } from 'vitest';
import { ODD_CHANNELS } from '#mock-server/catalogue/vocabulary/channels.ts';
import type { ScheduleEntry } from '#mock-server/catalogue/schedule/schedule-entry.ts';
import { makeWorld, openPlatform } from '../../open-platform.ts';

const server = openPlatform();
afterAll(() => server.close());

const requestSchedule = (channel: string, headers = {}) =>
  server.inject({ url: `/schedules/${channel}.json`, headers });
const entriesOf = async (channel: string, headers = {}) =>
  (await requestSchedule(channel, headers)).json<readonly ScheduleEntry[]>();
const hours = ({ startTime, endTime }: ScheduleEntry) =>
  (Date.parse(endTime) - Date.parse(startTime)) / 3_600_000;
const defectOf = (channel: string) => ODD_CHANNELS.find(({ slug }) => slug === channel)?.defect;

describe('GET /schedules/:channel.json [LIV-07]', () => {
  it('is the same at every request, with the days of the clock of the world', async () => {
    const headers = await makeWorld(server, 'visitor', '2026-12-24T12:00:00Z');
    const [first] = await entriesOf('daybreak-live', headers);
    expect(first?.startTime).toBe('2026-12-17T00:00:00.000Z');
    expect(await entriesOf('daybreak-live', headers)).toEqual(await entriesOf('daybreak-live', headers));
  });

  it('has a title, a picture and a description for each program [LIV-10]', async () => {
    for (const { title, chapterPointCustomProperties } of await entriesOf('daybreak-live')) {
      expect(title).not.toBe('');
      expect(chapterPointCustomProperties.map(({ key }) => key)).toEqual(['image', 'description']);
    }
  });

  it('needs the API-KEY of a channel with a token', async () => {
    expect((await requestSchedule('iron-room')).statusCode).toBe(401);
    expect((await requestSchedule('iron-room', { 'API-KEY': 'another' })).statusCode).toBe(401);
    expect((await requestSchedule('iron-room', { 'API-KEY': 'iron-room-guide' })).statusCode).toBe(200);
  });

  it('has two days of March 2024 for a demo channel', async () => {
    const days = new Set((await entriesOf('studio-barre')).map(({ startTime }) => startTime.slice(0, 10)));
    expect([...days]).toEqual(['2024-03-04', '2024-03-05']);
  });

  it('is not found for an unknown channel, and for one without a schedule', async () => {
    expect((await requestSchedule('nothing')).statusCode).toBe(404);
    expect((await requestSchedule('no-schedule')).statusCode).toBe(404);
  });

  it('exists for each of 500 channels of a large platform', async () => {
    expect((await entriesOf('studio-1')).length).toBeGreaterThan(100);
    expect((await entriesOf('studio-500')).length).toBeGreaterThan(100);
    expect((await requestSchedule('studio-501')).statusCode).toBe(404);
  });
});

describe('the schedule of an odd channel [LIV-08]', () => {
  it('fails, or cannot be read', async () => {
    expect((await requestSchedule('failing-schedule')).statusCode).toBe(500);
    const { statusCode, body } = await requestSchedule('unreadable-schedule');
    expect(statusCode).toBe(200);
    expect(() => JSON.parse(body) as unknown).toThrow();
  });

  it.each<[string, (entries: readonly ScheduleEntry[]) => boolean]>([
    ['empty-schedule', (entries) => entries.length === 0],
    [
      'overlaps',
      (entries) => entries.some(({ endTime }, index) => endTime > (entries[index + 1]?.startTime ?? endTime)),
    ],
    [
      'gaps',
      (entries) => entries.some(({ endTime }, index) => endTime < (entries[index + 1]?.startTime ?? endTime)),
    ],
    ['without-length', (entries) => entries.some((entry) => hours(entry) === 0)],
    ['thirty-hours', (entries) => entries.length > 5 && entries.every((entry) => hours(entry) === 30)],
    [
      'odd-order',
      (entries) =>
        entries.some(({ startTime }, index) => startTime > (entries[index + 1]?.startTime ?? startTime)),
    ],
    ['markup', (entries) => entries.every(({ title }) => title.includes('<img src=x onerror='))],
    ['invalid-entries', (entries) => entries.some((entry) => typeof entry !== 'object')],
  ])('of "%s" is odd', async (channel, isOdd) => {
    expect(defectOf(channel)).toBeDefined();
    expect(isOdd(await entriesOf(channel))).toBe(true);
    expect(isOdd(await entriesOf('daybreak-live'))).toBe(false);
  });
});
