import { FILM_SECONDS, WORK_SECONDS } from '../../film/film-phases.ts';
import { webVtt, type Cue } from '../../streaming/tracks/web-vtt.ts';

interface Move {
  readonly name: string;
  readonly set: string;
  readonly hint: string;
}

const MOVES: readonly [Move, ...Move[]] = [
  { name: 'Squats', set: 'Feet hip-width apart.', hint: 'Chest up, weight in your heels.' },
  { name: 'Push-ups', set: 'Hands under your shoulders.', hint: 'One line from head to heels.' },
  {
    name: 'Reverse lunges',
    set: 'Feet parallel, hands on your hips.',
    hint: 'Let the back knee kiss the floor.',
  },
  { name: 'Mountain climbers', set: 'Into your plank.', hint: 'Hips low, knees fast.' },
  { name: 'Glute bridges', set: 'Onto your back, feet close.', hint: 'Squeeze at the top, one second.' },
  { name: 'High knees', set: 'Stand tall, light on your toes.', hint: 'Drive with your arms.' },
  { name: 'Side plank', set: 'Elbow under your shoulder.', hint: 'Lift the hips, keep breathing.' },
  { name: 'Jumping jacks', set: 'Soft knees, loose shoulders.', hint: 'Find the beat and stay on it.' },
];

/** The lines of one loop of the film: start and length, in seconds of the loop. */
const SCRIPT: readonly {
  readonly at: number;
  readonly for: number;
  readonly say: (round: Round) => string;
}[] = [
  { at: 0.2, for: 4, say: ({ number, move }) => `Round ${number}: ${move.name}.\n${move.set}` },
  { at: 5.5, for: 3, say: ({ move }) => move.hint },
  { at: 10, for: 2.4, say: () => 'Ten more seconds.' },
  { at: 13.5, for: 2.4, say: ({ number }) => ENCOURAGEMENTS[number % ENCOURAGEMENTS.length] ?? '' },
  { at: 17, for: 2.8, say: () => 'Three … two … one …' },
  { at: WORK_SECONDS + 0.2, for: 3, say: () => 'And rest. Breathe in through your nose.' },
  { at: WORK_SECONDS + 4.5, for: 2.5, say: () => 'Long breath out. Shake your arms.' },
  { at: WORK_SECONDS + 8, for: 3.4, say: ({ next }) => `Next: ${next.name.toLowerCase()}.\n${next.set}` },
];

const ENCOURAGEMENTS = [
  'Keep your form.',
  'You have got this.',
  'Steady. Stay with me.',
  'Strong to the end.',
];

interface Round {
  readonly number: number;
  readonly move: Move;
  readonly next: Move;
}

/** The coach's captions for a video of a length in seconds, as WebVTT, in sync with the film. */
export function captions(duration: number): string {
  const rounds = Array.from({ length: Math.ceil(duration / FILM_SECONDS) }, (_, index) => ({
    number: index + 1,
    move: moveOf(index),
    next: moveOf(index + 1),
  }));
  return webVtt(rounds.flatMap((round, index) => cuesOf(round, index * FILM_SECONDS, duration)));
}

const moveOf = (round: number): Move => MOVES[round % MOVES.length] ?? MOVES[0];

/** Omits cues that the end of the video would cut by more than half. */
function cuesOf(round: Round, start: number, duration: number): readonly Cue[] {
  return SCRIPT.filter((line) => start + line.at + line.for / 2 <= duration).map((line) => ({
    from: start + line.at,
    to: Math.min(start + line.at + line.for, duration),
    text: line.say(round),
  }));
}
