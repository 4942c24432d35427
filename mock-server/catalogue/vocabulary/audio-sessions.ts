import type { Genre } from './style-words.ts';

/** A guided session to listen to outdoors; it has no page in the app. */
export interface AudioSessionWords {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly genre: Genre;
  /** Seconds. */
  readonly duration: number;
  /** One that was recorded before sessions had pictures. */
  readonly withoutPicture?: true;
}

export const AUDIO_SESSIONS: readonly AudioSessionWords[] = [
  {
    name: 'around-the-block',
    title: 'Around the Block',
    description: 'A quarter of an hour of easy walking, with somebody to talk to.',
    genre: 'Cardio',
    duration: 914,
  },
  {
    name: 'brisk-in-the-park',
    title: 'Brisk in the Park',
    description: 'Walk, walk faster, walk. Isaac counts the minutes so that you can look at the trees.',
    genre: 'Cardio',
    duration: 1523,
  },
  {
    name: 'hill-walk',
    title: 'Hill Walk',
    description: 'Find a slope. Go up it five times, and enjoy the way down.',
    genre: 'Cardio',
    duration: 1807,
  },
  {
    name: 'easy-three',
    title: 'Easy Three',
    description: 'Three kilometres at a pace at which you could sing along.',
    genre: 'Running',
    duration: 1275,
  },
  {
    name: 'run-the-lampposts',
    title: 'Run the Lampposts',
    description: 'One lamppost fast, two lampposts slow, until the street ends.',
    genre: 'Running',
    duration: 1388,
  },
  {
    name: 'long-slow-river',
    title: 'Long, Slow River',
    description: 'Half an hour beside the water. Hannah talks about pace, and then about silence.',
    genre: 'Running',
    duration: 1762,
  },
  {
    name: 'walk-and-breathe',
    title: 'Walk and Breathe',
    description: 'In for four steps, out for six. A walk home from a long day.',
    genre: 'Recovery',
    duration: 1096,
    withoutPicture: true,
  },
];
