import type { StyleWords } from '../style-words.ts';

export const strength: StyleWords = {
  genre: 'Strength',
  kinds: ['Dumbbell strength', 'Hypertrophy', 'Functional strength', 'Strength endurance'],
  paces: ['Slow and heavy', 'Steady', 'Controlled', 'Moderate'],
  bestFor: ['Building muscle', 'Getting stronger', 'Bone health', 'Lifting with good form'],
  kits: [
    ['dumbbells'],
    ['dumbbells', 'mat'],
    ['heavyDumbbells', 'bench'],
    ['kettlebell'],
    ['longBand', 'mat'],
    ['dumbbells', 'bench', 'mat'],
  ],
  minutes: [18, 22, 25, 30, 32, 35, 38, 40, 45, 50],
  moves: [
    'goblet squats',
    'Romanian deadlifts',
    'split squats',
    'renegade rows',
    'floor presses',
    'overhead presses',
    'bent-over rows',
    'suitcase carries',
    'reverse lunges',
    'hip thrusts',
    'hammer curls',
    'lateral raises',
    'push-ups',
    'swings',
    'step-ups',
    'skull crushers',
  ],
  focuses: [
    {
      title: 'Lower Body',
      text: 'quads, hamstrings and glutes',
      moves: [
        'goblet squats',
        'Romanian deadlifts',
        'split squats',
        'reverse lunges',
        'hip thrusts',
        'step-ups',
      ],
    },
    {
      title: 'Upper Body',
      text: 'chest, back and shoulders',
      moves: [
        'floor presses',
        'bent-over rows',
        'overhead presses',
        'renegade rows',
        'push-ups',
        'lateral raises',
      ],
    },
    {
      title: 'Push',
      text: 'chest, shoulders and triceps',
      moves: ['floor presses', 'overhead presses', 'push-ups', 'skull crushers', 'lateral raises'],
    },
    {
      title: 'Pull',
      text: 'back, rear shoulders and biceps',
      moves: ['bent-over rows', 'renegade rows', 'reverse flies', 'hammer curls', 'high pulls'],
    },
    {
      title: 'Glutes & Hamstrings',
      text: 'the whole back of the legs',
      moves: ['Romanian deadlifts', 'hip thrusts', 'single-leg bridges', 'step-ups', 'good mornings'],
    },
    {
      title: 'Shoulders & Arms',
      text: 'shoulders and arms',
      moves: ['overhead presses', 'lateral raises', 'hammer curls', 'skull crushers', 'front raises'],
    },
    { title: 'Full Body', text: 'the whole body' },
    {
      title: 'Back & Biceps',
      text: 'the muscles that pull',
      moves: ['bent-over rows', 'renegade rows', 'hammer curls', 'pullovers', 'slow curls'],
    },
    {
      title: 'Legs',
      text: 'both legs, one at a time and together',
      moves: [
        'goblet squats',
        'Romanian deadlifts',
        'split squats',
        'reverse lunges',
        'hip thrusts',
        'step-ups',
      ],
    },
    {
      title: 'Chest & Triceps',
      text: 'the pressing muscles',
      moves: ['floor presses', 'push-ups', 'skull crushers', 'close-grip presses', 'flies'],
    },
    {
      title: 'Hinge',
      text: 'hips, hamstrings and lower back',
      moves: ['Romanian deadlifts', 'swings', 'good mornings', 'hip thrusts', 'suitcase deadlifts'],
    },
    {
      title: 'Grip & Carry',
      text: 'grip, shoulders and trunk',
      moves: ['suitcase carries', 'farmer’s walks', 'overhead carries', 'plate pinches', 'bent-over rows'],
    },
  ],
  forms: [
    {
      title: 'Ladder',
      plan: [
        'The reps climb from two to {reps} and come back down, and the weight stays where it is.',
        'Each rung adds two reps to {a} and {b}; the top of the ladder is {reps}.',
      ],
    },
    {
      title: 'Supersets',
      plan: [
        '{rounds} supersets pair {a} with {b}, so one side of you rests while the other works.',
        'Two moves at a time, {rounds} rounds of each, and a full minute to breathe between pairs.',
      ],
    },
    {
      title: 'Tempo',
      plan: [
        'Every rep takes three seconds down, one at the bottom and one up, which makes a light weight heavy.',
        'Count with us: four down, hold, drive. {a} have never lasted so long.',
      ],
    },
    {
      title: 'EMOM',
      plan: [
        'Every minute on the minute: {reps} reps, and what is left of the minute is yours.',
        'At the top of each minute you start {a}; the faster you finish, the longer you rest.',
      ],
    },
    {
      title: 'Drop Sets',
      plan: [
        'Each exercise starts heavy and ends light, with no rest between the two.',
        'When {a} stop, the lighter pair is waiting: change, and go on.',
      ],
    },
    {
      title: 'Density',
      plan: [
        'Blocks of six minutes ask one thing: as many clean sets as you can of {a} and {b}.',
        'The clock is fixed and the work is not: note your rounds, and beat them next time.',
      ],
    },
    {
      title: 'Complex',
      plan: [
        'One pair of weights, five moves, nothing put down until the round is over.',
        '{a} flow into {b} and {b} into {c}, {rounds} times through.',
      ],
    },
    {
      title: 'Clusters',
      plan: [
        'Sets are broken into twos and threes with ten seconds between, so that the last rep looks like the first.',
        'Small clusters of {reps} reps in all let you lift more than you would in one go.',
      ],
    },
    {
      title: 'Straight Sets',
      plan: [
        'Four exercises, {rounds} sets of {reps}, ninety seconds between: the plainest plan there is, and it works.',
        'No clever order today: {a}, {b} and {c}, {rounds} sets each, done well.',
      ],
    },
    {
      title: 'Unilateral',
      plan: [
        'One arm or leg at a time, weaker side first, and the stronger side may not do more.',
        'Single-sided work shows what two hands hide: {rounds} rounds on each side.',
      ],
    },
    {
      title: 'Giant Sets',
      plan: [
        'Four moves for the same muscles, back to back, then two minutes of quiet.',
        '{rounds} giant sets run from {a} to {b} to {c} without a pause.',
      ],
    },
    {
      title: 'Pyramid',
      plan: [
        'Twelve, ten, eight, six: the reps fall as the weight goes up, then you climb down again.',
        'Five sets build to the heaviest {a} of the day and ease off after.',
      ],
    },
    {
      title: 'Pause Reps',
      plan: [
        'Two full seconds in the hardest place of every rep leave no room for momentum.',
        'We stop {a} where they hurt most, breathe, and finish the rep.',
      ],
    },
    {
      title: 'Circuit',
      plan: [
        'Six stations, {work} seconds each, {rounds} rounds, with the weights within reach.',
        'Stations of {work} seconds lead from {a} to {c} and back to the start.',
      ],
    },
    {
      title: 'Heavy Day',
      plan: [
        'Long warm-up, few reps, long rests: today is about how much, not how many.',
        'You build to one hard set of five and stop while it still moves well.',
      ],
    },
    {
      title: 'Finishers',
      plan: [
        'Short on time, long on effort: three blocks, each ending with a set to the last good rep.',
        'Every block closes with {work} seconds of {b}, empty the tank and shake it out.',
      ],
    },
  ],
  titles: ['{focus} {form}', '{focus}: {form}', '{form}: {focus}'],
  openings: [
    'A session for {focus} that rewards patience more than speed.',
    'Put the heavier pair within reach: this one is about {focus}.',
    'Strength for {focus}, with every set explained before it starts.',
    '{minutes} minutes with {trainer} for {focus}, from first warm-up set to last stretch.',
    'If the last weeks felt easy, this is where they stop feeling so: {focus}, under load.',
    'Lift with intent. {trainer} takes {focus} through a full range and asks for one more good rep.',
    'Simple moves, loaded well, for {focus}.',
    'You need little room and some courage for this session on {focus}.',
    'An honest hour of work for {focus}, without the hour.',
    '{trainer} built this one around {focus}, and around the idea that form comes before weight.',
  ],
  cues: [
    '{trainer} coaches the small things: ribs down on {a}, elbows close on {b}, and a breath before each {reps}th rep.',
    'Expect {a}, {b} and {c}, each shown from the side before you load it.',
    'Between sets {trainer} talks through what to feel, so that {a} land where they should.',
    'The hardest minutes belong to {a}; after that, {b} feel almost kind.',
    'Keep two reps in reserve on {a}. You will want them for {c}.',
    'There is a lighter version of {b} for anybody whose lower back complains.',
    'Watch the feet: most of what goes wrong in {a} begins there.',
    'You will hear the count, not the chatter, through {a} and {b}.',
    'Set the weight down with control; {trainer} calls it the free rep.',
  ],
  endings: [
    'Write your weights down. In two weeks you will be glad that you did.',
    'Pick a weight you could move for {reps} clean reps and not one more.',
    'Finish with two minutes of slow breathing before you face the stairs.',
    'Repeat it once a week for a month, adding a little each time.',
    'Pair it with a mobility session tomorrow, not with another heavy day.',
    'Your legs may hold a grudge until Thursday.',
    'The cool-down is part of the session, so leave time for it.',
  ],
};
