import type { StyleWords } from '../style-words.ts';

export const boxing: StyleWords = {
  genre: 'Boxing',
  kinds: ['Shadow boxing', 'Boxing conditioning', 'Boxing technique'],
  paces: ['Rounds with full rests', 'Fast hands', 'Explosive', 'Rhythmic'],
  bestFor: ['Letting off steam', 'Coordination', 'Stamina', 'Confidence'],
  kits: [[], [], ['wraps'], ['wraps', 'rope'], ['lightWeights'], ['mat'], ['wraps', 'mat']],
  minutes: [15, 18, 20, 24, 27, 30, 33, 36, 40, 45],
  moves: [
    'jab-crosses',
    'hooks to the body',
    'uppercuts',
    'slips',
    'rolls under the hook',
    'sprawls',
    'pivot steps',
    'double jabs',
    'check hooks',
    'parries',
  ],
  focuses: [
    { title: 'Fundamentals', text: 'stance, guard and the first four punches' },
    { title: 'Speed', text: 'fast hands and a faster return to guard' },
    { title: 'Footwork', text: 'feet that are never where they were' },
    { title: 'Power', text: 'punches that start at the floor' },
    { title: 'Defence', text: 'slips, rolls and getting out of the way' },
    {
      title: 'Kickboxing',
      text: 'hands, knees and shins',
      kind: 'Kickboxing',
      moves: ['front kicks', 'roundhouses', 'knee strikes', 'jab-crosses', 'switch kicks'],
    },
    { title: 'Conditioning', text: 'the lungs that rounds ask for' },
    { title: 'Core', text: 'the trunk that turns every punch' },
    { title: 'Southpaw', text: 'the other stance, which is good for both' },
    { title: 'Counter', text: 'timing: let them miss, then answer' },
    { title: 'Body Shot', text: 'level changes and shots to the body' },
    { title: 'Shadow', text: 'rhythm, alone against nobody' },
  ],
  forms: [
    {
      title: 'Rounds',
      plan: [
        '{rounds} rounds of three minutes, one minute between, like the real thing.',
        'Three minutes on, one off; the bell decides.',
      ],
    },
    {
      title: 'Combos',
      plan: [
        'One combination grows from two punches to eight.',
        'Learn it slowly, throw it fast, add {b}, and start again.',
      ],
    },
    {
      title: 'Drills',
      plan: [
        'Five drills, four minutes each, one skill at a time.',
        'You repeat {a} until the shoulder forgets to tense.',
      ],
    },
    {
      title: 'Fight Camp',
      plan: [
        'Rope, rounds, floor, rounds: a small training camp in one session.',
        'The work between the rounds is meant to tire you before the next.',
      ],
    },
    {
      title: 'Bell to Bell',
      plan: [
        'Constant movement from bell to bell, then real rest.',
        'The last thirty seconds of each round are all hands.',
      ],
    },
    {
      title: 'Blitz',
      plan: [
        'Bursts of {rest} seconds, empty hands, full speed.',
        'Short flurries of {a} and {c} with hardly a breath between.',
      ],
    },
    {
      title: 'Intervals',
      plan: [
        '{work} seconds of {a}, {rest} seconds of footwork, again and again.',
        'Punches for the work, steps for the rest; there is no standing about.',
      ],
    },
    {
      title: 'Ladder',
      plan: [
        'One punch, two, three, up to ten, and back.',
        'Each rung is a longer combination; mistakes send you down one.',
      ],
    },
    {
      title: 'Sparring',
      plan: [
        '{trainer} calls, you answer: attack, defend, counter.',
        'An imaginary opponent with very real timing.',
      ],
    },
    {
      title: 'Technique',
      plan: [
        'Half the speed, twice the detail.',
        'Mirror, camera, or just honesty: each punch is checked before it is quick.',
      ],
    },
    {
      title: 'Burnout',
      plan: [
        'The combinations get shorter and the rounds do not.',
        'It ends with two minutes of straight punches, as promised.',
      ],
    },
    {
      title: 'Flow',
      plan: [
        'No calls at all after the first round: you shadow what you have learned.',
        'Music instead of the bell, movement instead of counting.',
      ],
    },
    {
      title: 'Challenge',
      plan: ['A thousand punches, counted.', 'Set a number in the first round and hold it to the last.'],
    },
    {
      title: 'Express',
      plan: ['Three rounds, no floor work.', 'Gloves off and showered within the half hour.'],
    },
  ],
  titles: ['{focus} {form}', '{form}: {focus}', 'Boxing {form}: {focus}'],
  openings: [
    'Hands up, chin down: a session on {focus}.',
    '{trainer} holds the imaginary pads for {minutes} minutes of {focus}.',
    'Leave the day outside the ring. Today is about {focus}.',
    'No bag, no opponent, plenty to do: {focus}.',
    'You do not have to hit anything to learn {focus}.',
    'Boxing for {focus}, taught as a skill and felt as a workout.',
    'A loud, happy session on {focus}.',
    'Find your rhythm. {trainer} works on {focus} with you.',
    'For those who think better while moving.',
    'Sharp, sweaty, and safer than an argument.',
  ],
  cues: [
    'You will throw {a}, {b} and {c}, and bring every one of them back to the cheek.',
    'Turn the hip before the hand in {a}.',
    '{trainer} mirrors you, so left is left.',
    'Breathe out with each punch; silence means that you are holding it.',
    'The feet move first. If they are slow, so are {b}.',
    'Stay loose until the moment of impact, then loose again.',
    'Turn the volume up and the shoulders down.',
    'Eyes stay level through {c}; bend the knees instead of the neck.',
  ],
  endings: [
    'Shake out the shoulders before you touch your phone.',
    'Come back for the next round tomorrow, or the day after.',
    'Count your punches if you like numbers.',
    'You earned the slow stretch at the end.',
    'Left-handers: switch everything, and enjoy being awkward.',
    'Works in a small room with a high ceiling.',
  ],
};
