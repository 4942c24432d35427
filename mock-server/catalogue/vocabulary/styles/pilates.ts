import type { StyleWords } from '../style-words.ts';

export const pilates: StyleWords = {
  genre: 'Pilates',
  kinds: ['Mat Pilates', 'Classical Pilates', 'Contemporary Pilates', 'Pilates sculpt'],
  paces: ['Precise', 'Slow and exact', 'Flowing', 'Controlled'],
  bestFor: ['Posture', 'Deep core strength', 'A tired lower back', 'Long sitting days'],
  kits: [
    ['mat'],
    ['mat'],
    ['mat', 'pilatesBall'],
    ['mat', 'ring'],
    ['mat', 'miniBand'],
    ['mat', 'lightWeights'],
  ],
  minutes: [12, 15, 20, 25, 30, 35, 40, 50],
  moves: [
    'hundreds',
    'roll-ups',
    'single-leg circles',
    'criss-crosses',
    'swimming beats',
    'shoulder bridges',
    'teasers',
    'side kicks',
    'saws',
    'leg pulls',
    'spine twists',
    'clams',
    'double-leg stretches',
  ],
  focuses: [
    { title: 'Core', text: 'the deep muscles around the waist' },
    { title: 'Posture', text: 'the upper back and the way you stand' },
    { title: 'Glutes', text: 'seat and outer hips' },
    { title: 'Spine', text: 'a long and mobile spine' },
    { title: 'Side Body', text: 'the waist, from hip to armpit' },
    { title: 'Legs', text: 'long, steady legs' },
    { title: 'Back Body', text: 'everything you cannot see in the mirror' },
    {
      title: 'Arms',
      text: 'arms and shoulder blades',
      moves: ['leg pulls', 'push-up rolls', 'swan presses', 'arm circles', 'boxing on the mat'],
    },
    { title: 'Pelvis', text: 'pelvic floor and lower abdomen' },
    { title: 'Inner Thigh', text: 'inner thighs and the arch of the foot' },
    { title: 'Full Body', text: 'the whole body, in the right order' },
    { title: 'Hips', text: 'hips that glide instead of grip' },
  ],
  forms: [
    {
      title: 'Mat',
      plan: [
        'The classical order, five to {reps} repetitions each, one exercise flowing into the next.',
        'From the hundred to the seal, with nothing left out but the hurry.',
      ],
    },
    {
      title: 'Sculpt',
      plan: [
        'Small moves, long sets, and pulses at the end of each.',
        'Three positions, {rounds} exercises in each, no break between sides.',
      ],
    },
    {
      title: 'Basics',
      plan: [
        'Neutral spine, ribs, breath: the three habits that everything else is built on.',
        'Six exercises at half speed, with time to find the right muscle.',
      ],
    },
    {
      title: 'Flow',
      plan: [
        'No stops: each exercise ends where the next begins.',
        '{a} melt into {b}, {b} into {c}, and the breath holds it together.',
      ],
    },
    {
      title: 'Props',
      plan: [
        'A little resistance between the ankles changes exercises you thought you knew.',
        'Squeeze on the exhale: the prop tells you at once if you cheat.',
      ],
    },
    {
      title: 'Precision',
      plan: ['Half as many repetitions, twice the attention.', 'Eight perfect {a} are the aim; six will do.'],
    },
    {
      title: 'Series',
      plan: [
        'The abdominal series, twice, with a stretch in the middle.',
        'Five exercises without lowering the head, then a well-earned roll.',
      ],
    },
    {
      title: 'Standing',
      plan: [
        'Everything on two feet, or on one.',
        'The mat exercises are turned upright, where balance joins in.',
      ],
    },
    {
      title: 'Challenge',
      plan: [
        'Longer levers and fewer pauses lead to one clean teaser.',
        'It asks for the full {a}, and shows three ways to get there.',
      ],
    },
    {
      title: 'Release',
      plan: [
        'Gentle work for ten minutes, then length for the rest.',
        'It alternates one strong exercise with one soft one.',
      ],
    },
    {
      title: 'Stability',
      plan: [
        'The limbs move and the trunk does not: that is the whole idea.',
        'Slow {a} and slower {b} show where you wobble.',
      ],
    },
    {
      title: 'Express',
      plan: ['Ten exercises, one set each, done.', 'One set of everything that matters, at a lively tempo.'],
    },
    {
      title: 'Endurance',
      plan: [
        'Sets of a minute instead of ten reps.',
        'Each block lasts four minutes, and the fourth is the interesting one.',
      ],
    },
    {
      title: 'Align',
      plan: [
        'It starts at the feet and stacks you up, joint by joint.',
        'Every exercise is checked against the floor, the best mirror there is.',
      ],
    },
  ],
  titles: ['{focus} {form}', 'Pilates for {focus}: {form}', '{form}: {focus}'],
  openings: [
    'Exact, quiet work for {focus}.',
    '{trainer} finds muscles you had forgotten in this session for {focus}.',
    'Pilates for {focus}: small movements, large effect.',
    '{minutes} minutes on the mat for {focus}.',
    'Less momentum, more control. A session for {focus}.',
    'You will shake a little. That is {focus} reporting for duty.',
    'A clear, classical session for {focus}, with nothing shouted.',
    'For {focus}, and for anyone who spends the day at a desk.',
    'Breath, centre, control: {trainer} takes them one after the other.',
    'Stand up taller than you lay down.',
  ],
  cues: [
    'The session moves through {a}, {b} and {c}; {trainer} shows the bent-knee version first.',
    'Keep the lower back heavy in {a}. If it lifts, the legs are too low.',
    'Exhale as the effort starts, not after it.',
    'In {b} the size of the movement matters less than where it begins.',
    'Imagine a glass of water on the pelvis through {c}.',
    '{trainer} counts the breath instead of the reps.',
    'Rest the head whenever the neck joins in.',
    'Fewer and finer beats more and rougher, above all in {a}.',
  ],
  endings: [
    'Take the last minute standing, and notice how you stand.',
    'Ten minutes a day do more than an hour on Sunday.',
    'Kind enough for a rest day.',
    'Come back to it in a week: the shaking starts later.',
    'A firm mat helps. A thick carpet will do.',
    'Follow it with a walk, hands out of your pockets.',
  ],
};
