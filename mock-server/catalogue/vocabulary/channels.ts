import type { Genre } from './style-words.ts';

/** A live channel and how its day is filled. */
export interface ChannelDefinition {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly genres: readonly Genre[];
  /** The lengths of its programs in minutes, repeated to fill the day from midnight UTC. */
  readonly slots: readonly number[];
  /** As the platform writes it: a string, not always numeric (LIV-02). */
  readonly catchupHours?: string;
  readonly token?: string;
  /** Repeats a schedule of two fixed days forever (LIV-07). */
  readonly demo?: true;
  readonly entitlements?: string;
}

export const CHANNELS: readonly ChannelDefinition[] = [
  {
    slug: 'daybreak-live',
    title: 'Daybreak Live',
    description:
      'The studio, all day: classes as they happen, with the trainers of the day and the occasional guest.',
    genres: ['HIIT', 'Strength', 'Yoga', 'Boxing', 'Dance', 'Cardio', 'Core', 'Mobility'],
    slots: [30, 45, 30, 60, 30, 45],
  },
  {
    slug: 'iron-room',
    title: 'Iron Room',
    description: 'Strength around the clock: heavy in the evening, sensible in the morning.',
    genres: ['Strength', 'Core', 'Boxing'],
    slots: [60, 45, 45, 30],
    catchupHours: '2',
    token: 'iron-room-guide',
  },
  {
    slug: 'stillwater',
    title: 'Stillwater',
    description: 'Yoga, breath and long stretches, with nothing louder than a singing bowl.',
    genres: ['Yoga', 'Recovery', 'Mobility', 'Pilates'],
    slots: [60, 30, 90, 60],
    catchupHours: '0',
  },
  {
    slug: 'studio-barre',
    title: 'Studio Barre',
    description: 'The barre studio’s own channel, from first position to last stretch.',
    genres: ['Barre', 'Pilates', 'Dance'],
    slots: [45, 45, 30],
    catchupHours: 'all day',
    entitlements: 'barre',
    demo: true,
  },
];
