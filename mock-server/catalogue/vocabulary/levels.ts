export const DIFFICULTIES = ['Beginner', 'Intermediate', 'Advanced', 'All levels'] as const;

export type Difficulty = (typeof DIFFICULTIES)[number];

/** Sentences about who a workout is for, per difficulty. */
export const LEVEL_WORDS: Readonly<Record<Difficulty, readonly string[]>> = {
  Beginner: [
    'New to this? Start here.',
    'Made for a first month: every move is shown before it is asked for.',
    'If you have never done anything like it, you are exactly right.',
    'Nothing in it needs experience, and nothing is rushed.',
    'Gentle enough for a return after a long break.',
  ],
  Intermediate: [
    'You should have a few weeks of training behind you.',
    'It assumes that you know the basic moves and want more of them.',
    'A good next step once the beginner sessions feel short.',
    'Made for people who train twice a week or so.',
    'Options up and down are given throughout.',
  ],
  Advanced: [
    'For people who have been training for a year or more.',
    'It is hard, and it says so.',
    'Come rested, and with a clean technique.',
    'Not for a first try: build up with the intermediate sessions.',
    'If you finish it as written, write to us.',
  ],
  'All levels': [
    'Every level is welcome; each move comes in three versions.',
    'Beginners and old hands can share the mat.',
    'Take the easy option or the hard one, and change your mind halfway.',
    'It is as hard as you make it.',
    'Suits a mixed household.',
  ],
};
