import type { StyleWords } from '../style-words.ts';

export const core: StyleWords = {
  genre: 'Core',
  kinds: ['Core strength', 'Anti-rotation', 'Functional core', 'Deep core'],
  paces: ['Steady', 'Controlled', 'Brisk', 'Slow and deliberate'],
  bestFor: ['A steady trunk', 'A healthy back', 'Better balance', 'Adding on to another workout'],
  kits: [
    ['mat'],
    ['mat'],
    [],
    ['mat', 'dumbbells'],
    ['mat', 'longBand'],
    ['mat', 'towel'],
    ['kettlebell', 'mat'],
  ],
  minutes: [8, 10, 12, 14, 15, 18, 20, 25],
  moves: [
    'dead bugs',
    'forearm planks',
    'hollow holds',
    'bird dogs',
    'side planks',
    'flutter kicks',
    'Russian twists',
    'slow bicycles',
    'plank taps',
    'reverse crunches',
    'bear holds',
    'Pallof presses',
    'leg lowers',
  ],
  focuses: [
    {
      title: 'Plank',
      text: 'the front of the trunk',
      moves: ['forearm planks', 'plank taps', 'side planks', 'bear holds', 'long-lever planks'],
    },
    {
      title: 'Obliques',
      text: 'the sides of the waist',
      moves: ['side planks', 'Russian twists', 'slow bicycles', 'side bends', 'plank taps'],
    },
    { title: 'Lower Abs', text: 'the lower abdomen' },
    { title: 'Deep Core', text: 'the muscles beneath the muscles' },
    {
      title: 'Back',
      text: 'the long muscles beside the spine',
      moves: ['bird dogs', 'supermans', 'swimming beats', 'bridges', 'back extensions'],
    },
    {
      title: 'Standing',
      text: 'a trunk that works while you stand',
      moves: [
        'standing knee drives',
        'wood chops',
        'Pallof presses',
        'suitcase marches',
        'standing side bends',
      ],
    },
    { title: '360', text: 'the whole waist, all the way round' },
    { title: 'Core & Glutes', text: 'core and glutes, which like to work together' },
    { title: 'Rotation', text: 'turning, and above all not turning' },
    {
      title: 'Postnatal',
      text: 'a core that is coming back',
      moves: ['heel slides', 'bridges', 'bird dogs', 'side-lying lifts', 'belly breaths'],
    },
    { title: 'Runner', text: 'hips that stay level at kilometre nine' },
    {
      title: 'No Crunch',
      text: 'the abdomen, without a single crunch',
      moves: ['dead bugs', 'forearm planks', 'bird dogs', 'bear holds', 'side planks'],
    },
  ],
  forms: [
    {
      title: 'Ten',
      plan: [
        'Ten exercises, a minute each, no repeats.',
        'Ten minutes, ten moves, and the mat never gets cold.',
      ],
    },
    {
      title: 'Stack',
      plan: [
        'Each round keeps the moves of the last and stacks one on top.',
        'You start with {a} alone and end with five moves in a row.',
      ],
    },
    {
      title: 'Hold',
      plan: [
        'Stillness under tension: {work} seconds held, {rest} seconds free.',
        'Long holds of {a} and {b}, and somebody to count for you.',
      ],
    },
    {
      title: 'Ladder',
      plan: [
        'Holds grow from ten seconds to fifty.',
        'Up the ladder in steps of ten seconds, and down without stopping.',
      ],
    },
    {
      title: 'Circuit',
      plan: [
        'Five moves, {work} seconds each, {rounds} times round.',
        'A small circuit from {a} to {c}, repeated until it is clean.',
      ],
    },
    {
      title: 'Burner',
      plan: [
        'It is short because it has to be.',
        'Three blocks without rest, and the third is the same as the first.',
      ],
    },
    {
      title: 'Slow Burn',
      plan: [
        'Four seconds out, four seconds back, on every single rep.',
        'The slowest {a} of your life, {reps} of them.',
      ],
    },
    {
      title: 'Stability',
      plan: [
        'Arms and legs move while everything between them keeps still.',
        'If the hips rock in {a}, you go smaller, not faster.',
      ],
    },
    {
      title: 'Express',
      plan: ['One round, no warm-up needed after another workout.', 'Add it to the end of anything.'],
    },
    {
      title: 'Tabata',
      plan: [
        'Twenty on, ten off, lying down: it helps less than you hope.',
        'Two Tabata blocks, one on the back and one on the hands.',
      ],
    },
    {
      title: 'Foundations',
      plan: [
        'Breathing first, then bracing, then moving.',
        'Four exercises that every other one depends on.',
      ],
    },
    {
      title: 'Flow',
      plan: [
        'From plank to side plank to bear and back, without setting down a knee unless you want to.',
        'One long chain of positions, three times through.',
      ],
    },
    {
      title: 'Finisher',
      plan: [
        'Made for minute thirty-one of another session.',
        'Six minutes with what strength is left, then a long stretch.',
      ],
    },
    {
      title: 'Test',
      plan: [
        'Four holds, against the clock, to see where you are.',
        'Measure it today, train for three weeks, measure again.',
      ],
    },
  ],
  titles: ['{focus} {form}', 'Core {form}: {focus}', '{focus} Core {form}'],
  openings: [
    'Short and to the point: {focus}.',
    '{minutes} minutes for {focus}, with no neck-pulling.',
    '{trainer} builds {focus} from the inside out.',
    'A strong middle makes everything else easier. Today: {focus}.',
    'On the floor, but not lying down on the job: work for {focus}.',
    'Core training for {focus} that your back will agree with.',
    'Forget sit-ups. There are better ways to train {focus}.',
    'Small enough to add to any day, and made for {focus}.',
    'Hold, breathe, repeat.',
    'You can do it in office clothes, though you may not want to.',
  ],
  cues: [
    'Expect {a}, {b} and {c}, with knees-down versions of all three.',
    'If the lower back lifts off, the set is over. That is a rule, not a failure.',
    '{trainer} checks ribs and pelvis before every block.',
    'Breathing stops first when it gets hard, so listen for yours in {a}.',
    'Squeeze the glutes in {b}, and the back takes a holiday.',
    'Quality beats seconds: drop, shake, and come back in.',
    'Keep the neck long in {c}; the ceiling and the floor will still be there.',
    'The last exercise is {a}, and it is meant kindly.',
  ],
  endings: [
    'Every other day is often enough.',
    'Cobra and child’s pose to finish, a few breaths each.',
    'Good after a run, before a shower.',
    'Laughing will hurt a little tomorrow.',
    'Note your longest hold.',
    'Do it next to the sofa, then take the sofa.',
  ],
};
