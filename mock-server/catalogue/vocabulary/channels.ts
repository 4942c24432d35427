import type { ValueOf } from '../../value-of-schema.ts';
import { z } from '../../zod.ts';
import { listByKey, listOf, readContent, text } from './read-content.ts';
import { genreSchema } from './styles.ts';

/** A live channel and how its day is filled. */
const channelSchema = z
  .strictObject({
    slug: text,
    title: text,
    description: text,
    genres: listOf(genreSchema),
    /** The lengths of its programs in minutes, repeated to fill the day from midnight UTC. */
    slots: listOf(z.int().positive()),
    /** As the platform writes it: a string, not always numeric (LIV-02). */
    catchupHours: text.optional(),
    token: text.optional(),
    /** Repeats a schedule of two fixed days forever (LIV-07). */
    demo: z.literal(true).optional(),
    entitlements: text.optional(),
  })
  .readonly();

export interface ChannelDefinition extends ValueOf<typeof channelSchema> {
  /** Anyone may watch it. */
  readonly free?: true;
  /** An offer that alone gives access to it; a leading `!` marks a premier offer. */
  readonly offer?: string;
  /** How its schedule or its stream differs from what is expected. */
  readonly defect?: ChannelDefect;
}

/** What can be wrong with a channel (LIV-08). */
export type ChannelDefect =
  | 'no schedule'
  | 'failing schedule'
  | 'unreadable schedule'
  | 'empty schedule'
  | 'overlaps'
  | 'gaps'
  | 'programs without length'
  | 'programs of 30 hours'
  | 'odd order'
  | 'markup in titles'
  | 'invalid entries'
  | 'no stream';

export const CHANNELS: readonly ChannelDefinition[] = readContent(
  'channels.yaml',
  listByKey(channelSchema, 'slug'),
);

const oddChannel = (slug: string, title: string, rest: Partial<ChannelDefinition>): ChannelDefinition => ({
  slug,
  title,
  description: `${title}: a channel for trying out the guide.`,
  genres: ['Strength', 'HIIT', 'Yoga', 'Cardio'],
  slots: [60, 30, 45],
  free: true,
  ...rest,
});

/** Channels for trying out what a guide has to cope with, one for each. */
export const ODD_CHANNELS: readonly ChannelDefinition[] = [
  oddChannel('no-schedule', 'No Schedule', { defect: 'no schedule' }),
  oddChannel('failing-schedule', 'Failing Schedule', { defect: 'failing schedule' }),
  oddChannel('unreadable-schedule', 'Unreadable Schedule', { defect: 'unreadable schedule' }),
  oddChannel('empty-schedule', 'Empty Schedule', { defect: 'empty schedule' }),
  oddChannel('invalid-entries', 'Invalid Entries', { defect: 'invalid entries' }),
  oddChannel('overlaps', 'Overlaps', { defect: 'overlaps' }),
  oddChannel('gaps', 'Gaps', { defect: 'gaps' }),
  oddChannel('without-length', 'Without Length', { defect: 'programs without length' }),
  oddChannel('thirty-hours', 'Thirty Hours', { defect: 'programs of 30 hours' }),
  oddChannel('odd-order', 'Odd Order', { defect: 'odd order' }),
  oddChannel('markup', 'Markup', { defect: 'markup in titles' }),
  oddChannel('no-stream', 'No Stream', { defect: 'no stream' }),
  {
    slug: 'premier',
    title: 'Premier',
    description: 'A channel for those who have upgraded.',
    genres: ['Strength', 'Boxing'],
    slots: [60, 60, 120],
    offer: '!daybreak:premier_live',
  },
];

const MANY = 500;
const PLACES = ['North', 'East', 'South', 'West', 'Harbor', 'Hill', 'River', 'Market', 'Garden', 'Tower'];
const ROOMS = [
  'Strength',
  'Yoga',
  'HIIT',
  'Boxing',
  'Cycling',
  'Dance',
  'Pilates',
  'Core',
  'Cardio',
  'Mobility',
] as const;
const DAYS = [
  [30, 45, 30, 60],
  [60, 60, 90],
  [15, 30, 45],
  [20, 40, 60, 120],
] as const;

/** The channels of a large platform. */
export const MANY_CHANNELS: readonly ChannelDefinition[] = Array.from({ length: MANY }, (_channel, index) => {
  const room = ROOMS[index % ROOMS.length] ?? 'Strength';
  const place = PLACES[Math.floor(index / ROOMS.length) % PLACES.length] ?? 'North';
  const floor = Math.floor(index / (ROOMS.length * PLACES.length)) + 1;
  return {
    slug: `studio-${index + 1}`,
    title: `${place} ${room} ${floor}`,
    description: `${room} from the ${place} studio, floor ${floor}.`,
    genres: [room],
    slots: DAYS[index % DAYS.length] ?? [60],
    free: true,
  };
});
