import type { StyleWords } from '../style-words.ts';

export const hiit: StyleWords = {
  genre: 'HIIT',
  kinds: ['Intervals', 'Tabata', 'Metabolic conditioning', 'Low-impact intervals', 'Athletic conditioning'],
  paces: ['Fast', 'All out', 'Explosive', 'Quick with full rests'],
  bestFor: ['Burning energy fast', 'Heart and lungs', 'Short days', 'Breaking a plateau'],
  kits: [[], [], ['mat'], ['dumbbells'], ['kettlebell', 'mat'], ['rope'], ['step', 'towel']],
  minutes: [10, 12, 15, 18, 20, 24, 25, 28, 30],
  moves: [
    'squat jumps',
    'mountain climbers',
    'burpees',
    'skater hops',
    'high knees',
    'plank jacks',
    'thrusters',
    'lateral shuffles',
    'tuck jumps',
    'bear crawls',
    'star jumps',
    'speed skips',
    'lunge switches',
    'sprawls',
  ],
  focuses: [
    { title: 'Full Body', text: 'the whole body' },
    { title: 'Lower Body', text: 'legs that are meant to burn' },
    {
      title: 'No Jump',
      text: 'heart and lungs, without a single jump',
      kit: [],
      moves: [
        'step-out burpees',
        'squat-and-reaches',
        'standing climbers',
        'fast step-backs',
        'plank walk-outs',
        'shadow punches',
      ],
    },
    { title: 'Athlete', text: 'speed, agility and power' },
    {
      title: 'Core',
      text: 'the trunk, at a pulse that climbs',
      moves: ['mountain climbers', 'plank jacks', 'bear crawls', 'seated sprints', 'standing knee drives'],
    },
    {
      title: 'Sprint',
      text: 'short, very fast efforts',
      kit: [],
      moves: ['high knees', 'sprints on the spot', 'lateral shuffles', 'speed skips', 'fast feet'],
    },
    { title: 'Engine', text: 'the engine that carries everything else' },
    { title: 'Power', text: 'explosive legs and a quick reaction' },
    {
      title: 'Upper Body',
      text: 'arms and shoulders at full tilt',
      moves: ['thrusters', 'plank-ups', 'bear crawls', 'shadow punches', 'mountain climbers'],
    },
    {
      title: 'Small Space',
      text: 'everybody who has two square metres and neighbours',
      kit: [],
      moves: ['squat pulses', 'mountain climbers', 'plank jacks', 'lunge switches', 'shadow punches'],
    },
    { title: 'Bodyweight', text: 'nothing but your own weight', kit: [] },
    { title: 'Sweat', text: 'the joy of being thoroughly out of breath' },
  ],
  forms: [
    {
      title: 'Tabata',
      plan: [
        'Twenty seconds on, ten off, eight times over; then the next block.',
        'Four Tabata blocks of four minutes, with one long minute between them.',
      ],
    },
    {
      title: '40/20',
      plan: [
        'Forty seconds of work, twenty of rest, {rounds} rounds of five moves.',
        'You get twenty seconds back for every forty you give.',
      ],
    },
    {
      title: 'AMRAP',
      plan: [
        'As many rounds as possible of {a}, {b} and {c} before the clock runs out.',
        'Two long blocks count your rounds; the second should match the first.',
      ],
    },
    {
      title: 'Countdown',
      plan: [
        'Ten reps of everything, then nine, then eight, all the way to one.',
        'The sets get shorter exactly as fast as your breath does.',
      ],
    },
    {
      title: 'Blitz',
      plan: [
        'No rest longer than {rest} seconds from the first minute to the last.',
        'Three blocks, three moves each, and hardly time to look up.',
      ],
    },
    {
      title: 'Ladder',
      plan: [
        'Efforts grow from fifteen seconds to sixty and shrink again.',
        'Each rung of the ladder lasts a little longer; the way down is the reward.',
      ],
    },
    {
      title: 'Surge',
      plan: [
        'Steady work is cut by surges of {rest} seconds at everything you have.',
        'Settle into {a}, surge on the call, settle again.',
      ],
    },
    {
      title: 'Every Minute',
      plan: [
        'At each full minute you start {reps} {a}; finish early and the rest is yours.',
        'A new minute, a new task: {a}, {b}, {c}, and round again.',
      ],
    },
    {
      title: 'Relay',
      plan: [
        'You hand over to yourself: {work} seconds of {a}, straight into {b}, straight into {c}.',
        'Three legs make one relay, and you run {rounds} of them.',
      ],
    },
    {
      title: 'Pyramid',
      plan: [
        'Ten, twenty, thirty, forty seconds, and down the other side.',
        'The peak is a full minute of {b}; both slopes lead there.',
      ],
    },
    {
      title: 'Fifty-Fifty',
      plan: [
        'As much rest as work, so that every effort can be a true one.',
        '{work} seconds flat out, {work} seconds to walk it off, {rounds} times.',
      ],
    },
    {
      title: 'Chipper',
      plan: [
        'A long list, worked through once: chip away at it and do not look back.',
        'Fifty {a}, forty {b}, thirty {c}: the order stays, the pace is up to you.',
      ],
    },
    {
      title: 'Double Time',
      plan: [
        'Every move comes twice, once to learn it and once at double speed.',
        'First slowly, then as fast as it stays clean: that is the whole rule.',
      ],
    },
    {
      title: 'Burnout',
      plan: [
        'Four rounds get shorter and harder, and the last one has no rest at all.',
        'You know that it ends with {c}; try to save something for them.',
      ],
    },
  ],
  titles: ['{focus} {form}', '{form}: {focus}', '{focus} HIIT: {form}'],
  openings: [
    'Quick, loud and over before you can talk yourself out of it: intervals for {focus}.',
    '{minutes} minutes for {focus}, and none of them wasted.',
    'The timer leads, {trainer} follows, and you do what you can for {focus}.',
    'Intervals for {focus}, with an easier option shown for every move.',
    'Wake up fast. {trainer} keeps the breaks short and the mood high.',
    'Bring water. This session is all about {focus}.',
    'Hard efforts, proper rests and no filler, made for {focus}.',
    'A short workout with a long echo: you will feel it an hour later.',
    '{trainer} asks for your best in small doses, for {focus}.',
    'For the days when there is time for one thing only.',
  ],
  cues: [
    'You will meet {a}, {b} and {c}; soft landings count for more than height.',
    'When form fades, {trainer} wants you to slow down rather than stop.',
    'Take {a} as steps instead of jumps, and nothing is lost but noise.',
    'Two coaches demonstrate: one at full speed, one without any impact.',
    'Breathe out on the effort; it sounds silly and it helps with {b}.',
    'Aim for the same number of {a} in every round.',
    'The middle round is the hard one. Everybody thinks about quitting there, and nobody has to.',
    'Keep the chest up through {c}; tired people look at the floor.',
  ],
  endings: [
    'A slow walk around the room afterwards is not optional.',
    'Twice a week is plenty; more is not better.',
    'Note how many rounds you managed, and come back in a fortnight.',
    'If you can still sing at the end, take the harder option next time.',
    'Stretch the calves. They did more than you think.',
    'Best before breakfast, or instead of the afternoon coffee.',
  ],
};
