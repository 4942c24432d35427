import type { EpochMs } from '#domain/time/milliseconds.ts';
import type { Program } from '#domain/live/program.ts';

/** A time of 2026-11-23 in UTC, e.g. '09:30'. */
export const timeOfDay = (time: string, day = '2026-11-23'): EpochMs => Date.parse(`${day}T${time}:00Z`);

/** A program of 2026-11-23, e.g. '09:30' to '10:15'. */
export const aLiveProgram = (start: string, end: string, title = `${start} to ${end}`): Program => ({
  id: title,
  title,
  start: timeOfDay(start),
  end: timeOfDay(end),
  description: null,
  image: null,
});
