import type { Channel } from '../items/channels.ts';
import { daysAfter, isoDay, startOfDay } from './days.ts';
import type { ScheduleEntry } from './schedule-entry.ts';
import { withDefect } from './schedule-defects.ts';
import { hashOf } from '../seeded/hash.ts';
import { pictureAddress } from '../items/picture-addresses.ts';
import type { Workout } from '../items/workout.ts';

const DAYS_BACK = 7;
const DAYS_AHEAD = 7;
const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
/** The two days of a schedule that repeats forever. */
const DEMO_DAYS = ['2024-03-04', '2024-03-05'].map((day) => new Date(`${day}T00:00:00Z`));

/**
 * A channel's schedule from a week back to a week ahead, deterministic per day. A demo channel has two fixed days instead. A
 * channel with a defect has what its definition says.
 */
export function generateChannelSchedule(
  channel: Channel,
  workouts: readonly Workout[],
  origin: string,
  today: Date,
): readonly ScheduleEntry[] {
  const shown = workouts.filter(({ facts }) => channel.definition.genres.includes(facts.genre));
  const days = channel.definition.demo
    ? DEMO_DAYS
    : Array.from({ length: DAYS_BACK + 1 + DAYS_AHEAD }, (_day, index) =>
        daysAfter(startOfDay(today), index - DAYS_BACK),
      );
  const entries = days.flatMap((day) => programsOf(channel, shown, origin, day));
  return withDefect(entries, channel.definition.defect);
}

function programsOf(
  { definition }: Channel,
  workouts: readonly Workout[],
  origin: string,
  day: Date,
): ScheduleEntry[] {
  const entries: ScheduleEntry[] = [];
  let place = hashOf(`${definition.slug} ${isoDay(day)}`);
  for (let minute = 0, slot = 0; minute < DAY_MINUTES; slot++) {
    const length = Math.min(definition.slots[slot % definition.slots.length] ?? 60, DAY_MINUTES - minute);
    // A prime step visits almost every list in full before it repeats.
    place = (place + 7919) % workouts.length;
    const workout = workouts[place];
    if (!workout) return entries;
    const start = day.getTime() + minute * MINUTE;
    entries.push(entryOf(definition.slug, workout, origin, start, start + length * MINUTE));
    minute += length;
  }
  return entries;
}

function entryOf(
  channel: string,
  { item, facts }: Workout,
  origin: string,
  start: number,
  end: number,
): ScheduleEntry {
  const description = `With ${facts.trainer.name}. ${item.description.split('\n')[0] ?? ''}`;
  return {
    id: `${channel}-${start / 1000}`,
    title: item.title,
    startTime: new Date(start).toISOString(),
    endTime: new Date(end).toISOString(),
    chapterPointCustomProperties: [
      { key: 'image', value: pictureAddress(origin, item.mediaid, 'card', 640) },
      { key: 'description', value: description },
    ],
  };
}
