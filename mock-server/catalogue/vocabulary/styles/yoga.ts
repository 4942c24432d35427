import type { StyleWords } from '../style-words.ts';

export const yoga: StyleWords = {
  genre: 'Yoga',
  kinds: ['Vinyasa', 'Hatha', 'Power yoga', 'Yin', 'Slow flow', 'Ashtanga-inspired'],
  paces: ['One breath, one move', 'Slow', 'Flowing', 'Long holds'],
  bestFor: ['Flexibility', 'Balance', 'Calming down', 'A stiff back', 'Unhurried mornings'],
  kits: [['mat'], ['mat'], ['mat', 'block'], ['mat', 'block', 'strap'], ['mat', 'bolster'], ['mat', 'towel']],
  minutes: [10, 15, 20, 25, 30, 35, 40, 45, 55, 60],
  moves: [
    'low lunges',
    'downward dogs',
    'warrior twos',
    'half moons',
    'chair poses',
    'pigeon holds',
    'bridges',
    'sun salutations',
    'seated twists',
    'tree poses',
    'forward folds',
    'lizard lunges',
    'triangles',
  ],
  focuses: [
    { title: 'Sunrise', text: 'stiff mornings' },
    { title: 'Hips', text: 'hips that sit too much' },
    { title: 'Hamstrings', text: 'the backs of the legs' },
    { title: 'Spine', text: 'a spine that moves in every direction' },
    {
      title: 'Balance',
      text: 'steady ankles and a quiet gaze',
      moves: ['tree poses', 'half moons', 'warrior threes', 'eagle poses', 'dancer poses'],
    },
    {
      title: 'Shoulders',
      text: 'shoulders and the upper back',
      moves: ['eagle arms', 'thread-the-needles', 'puppy poses', 'downward dogs', 'cow faces'],
    },
    { title: 'Twists', text: 'the long muscles along the spine' },
    {
      title: 'Evening',
      text: 'the hour before bed',
      moves: ['seated folds', 'supported bridges', 'reclined twists', 'pigeon holds', 'legs up the wall'],
    },
    {
      title: 'Strength',
      text: 'arms, legs and staying power',
      moves: ['side planks', 'chair poses', 'warrior twos', 'low push-ups', 'crow attempts'],
    },
    {
      title: 'Backbends',
      text: 'the front of the body, from throat to thighs',
      moves: ['cobras', 'locusts', 'bridges', 'camels', 'bows'],
    },
    {
      title: 'Grounding',
      text: 'a busy head',
      moves: ['child’s poses', 'low lunges', 'seated folds', 'wide squats', 'reclined twists'],
    },
    { title: 'Heart Opening', text: 'the chest and the breath' },
    {
      title: 'Arm Balance',
      text: 'wrists, core and a little nerve',
      moves: ['crow attempts', 'side planks', 'crane preparations', 'low push-ups', 'firefly folds'],
    },
  ],
  forms: [
    {
      title: 'Flow',
      plan: [
        'Three sequences grow out of one another, each repeated on both sides.',
        'A flow of {reps} shapes, first led, then on your own breath.',
      ],
    },
    {
      title: 'Slow Flow',
      plan: [
        'Each shape stays for five breaths, and every way in is a way out.',
        'The transitions are as slow as the poses, and that is where the work is.',
      ],
    },
    {
      title: 'Salutations',
      plan: [
        '{rounds} rounds of sun salutations, each with one shape more than the last.',
        'It begins with sun salutation A at walking pace and ends with B at yours.',
      ],
    },
    {
      title: 'Holds',
      plan: [
        'Few poses, two minutes each, with time to adjust.',
        'Long holds in {a} and {b} ask for patience rather than strength.',
      ],
    },
    {
      title: 'Foundations',
      plan: [
        'Hands, feet, breath: each pose is built from the ground before it is held.',
        'Four poses taken apart and put together again.',
      ],
    },
    {
      title: 'Power',
      plan: [
        'Little rest between sequences, and a plank whenever you least want one.',
        'Chaturanga appears often; knees down is a full version of it.',
      ],
    },
    {
      title: 'Reset',
      plan: [
        'The first half moves, the second half hardly does.',
        'It unwinds from the feet upwards and ends on the back.',
      ],
    },
    {
      title: 'Unwind',
      plan: [
        'Everything happens on the floor, most of it with closed eyes.',
        'Supported shapes of three minutes each let the weight do the work.',
      ],
    },
    {
      title: 'Breath & Move',
      plan: [
        'Every inhale opens something, every exhale closes it.',
        'Breath leads for the first ten minutes and never quite lets go.',
      ],
    },
    {
      title: 'Detour',
      plan: [
        'The usual sequence takes four unusual turns.',
        'You know {a}; today you arrive at them from behind.',
      ],
    },
    {
      title: 'Peak',
      plan: [
        'The session prepares one peak pose, piece by piece, and then lets you try it.',
        'Everything before minute twenty is there for what comes after.',
      ],
    },
    {
      title: 'Essentials',
      plan: [
        'The ten shapes that are worth a lifetime, in the order that makes sense.',
        '{a}, {b}, {c}: nothing new, only better.',
      ],
    },
    {
      title: 'Deep Stretch',
      plan: [
        'Three minutes on each side, props welcome, no bouncing.',
        'Heat first, then length: the deepest shapes come last.',
      ],
    },
    {
      title: 'Moving Meditation',
      plan: [
        'One short sequence, repeated until it needs no thought.',
        'The same {reps} breaths, again and again, with fewer words each time.',
      ],
    },
    {
      title: 'Ritual',
      plan: [
        'The same beginning, the same end, and something new between.',
        'A practice to keep: short enough for every day of the week.',
      ],
    },
  ],
  titles: ['{focus} {form}', '{focus} Yoga: {form}', '{form}: {focus}'],
  openings: [
    'A practice for {focus}.',
    'Roll out the mat: {minutes} unhurried minutes for {focus}.',
    '{trainer} guides a quiet, clear practice for {focus}.',
    'Come as you are, stiff or sleepy; this is for {focus}.',
    'Yoga for {focus}, taught in plain English.',
    'A practice that makes room, above all for {focus}.',
    'Breathe first. The rest of this practice for {focus} follows from there.',
    'Soft around the edges and strong in the middle, this session cares for {focus}.',
    'For {focus}: enough movement to feel it, enough stillness to notice.',
    '{trainer} leaves the mirror out of it and asks how it feels instead.',
  ],
  cues: [
    'You will pass through {a}, {b} and {c}, each with a simpler shape beside it.',
    '{trainer} names the muscle that should work and the one that may rest.',
    'Bend the knees in {a} whenever the back begins to round.',
    'In {b}, less depth and more breath is the better bargain.',
    'A block under the hand turns {c} from a struggle into a pose.',
    'Nothing here should pinch. If it does, come out and rest in child’s pose.',
    'The left side is allowed to be different from the right.',
    'There is music for the first half and silence for the second.',
    'Look at one point that does not move, and {a} stop wobbling.',
  ],
  endings: [
    'The last five minutes belong to rest; do not skip them.',
    'Practise it three evenings in a row and compare.',
    'Afterwards, stand up slowly.',
    'Works on a carpet, in socks, with a cat nearby.',
    'Keep a blanket close for the end.',
    'It pairs well with a run, before or after.',
    'You may find that you slept well.',
  ],
};
