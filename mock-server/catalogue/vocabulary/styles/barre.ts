import type { StyleWords } from '../style-words.ts';

export const barre: StyleWords = {
  genre: 'Barre',
  kinds: ['Classic barre', 'Barre sculpt', 'Ballet-inspired', 'Cardio barre'],
  paces: ['Small and quick', 'Steady with pulses', 'Graceful', 'On the beat'],
  bestFor: ['Leg endurance', 'Posture', 'Toning without impact', 'Balance'],
  kits: [
    ['chair'],
    ['chair'],
    ['chair', 'lightWeights'],
    ['chair', 'miniBand'],
    ['chair', 'mat'],
    ['pilatesBall', 'chair', 'mat'],
  ],
  minutes: [15, 20, 25, 28, 30, 35, 40, 45, 50],
  moves: [
    'pliés',
    'relevés',
    'tendus',
    'arabesque lifts',
    'attitude pulses',
    'curtsy lunges',
    'passés',
    'fold-over presses',
    'wide second pulses',
    'battements',
    'standing leg lifts',
    'port de bras',
  ],
  focuses: [
    { title: 'Thigh', text: 'thighs, until they tremble' },
    { title: 'Seat', text: 'seat and hips' },
    { title: 'Calf & Ankle', text: 'calves, ankles and balance' },
    {
      title: 'Arms',
      text: 'arms, with almost no weight at all',
      moves: ['port de bras', 'hand-weight pulses', 'overhead circles', 'tricep presses', 'serving arms'],
    },
    { title: 'Full Body', text: 'the whole body, toes to fingertips' },
    { title: 'Turnout', text: 'the deep rotators of the hip' },
    { title: 'Centre', text: 'core and poise, away from the barre' },
    { title: 'Posture', text: 'a lifted chest and a long neck' },
    { title: 'Cardio', text: 'the heart, in ballet shoes or none' },
    { title: 'Core', text: 'the waist, standing and seated' },
    { title: 'Legs', text: 'long sets for long legs' },
    { title: 'Lower Body', text: 'everything below the waist' },
  ],
  forms: [
    {
      title: 'Pulse',
      plan: [
        'Sixteen full movements, sixteen halves, sixteen pulses, and hold.',
        'An inch up and an inch down, {rounds} songs long.',
      ],
    },
    {
      title: 'Classic',
      plan: [
        'Warm-up, thighs, seat, core, stretch: the order that barre was born with.',
        'Pliés first, floor work last, and a stretch after each block.',
      ],
    },
    {
      title: 'Tempo',
      plan: [
        'Every combination comes slowly, then at tempo, then twice as fast.',
        'The beat goes from 60 to 120 and your heels go with it.',
      ],
    },
    {
      title: 'Burn',
      plan: [
        'One leg until it begs, then the other.',
        'Blocks of four minutes stay in one position and find every way out of it.',
      ],
    },
    {
      title: 'Adagio',
      plan: [
        'Slow développés and long balances ask for more than they seem to.',
        'Eight counts up, eight counts held, eight counts down.',
      ],
    },
    {
      title: 'Sculpt',
      plan: [
        'Light weights join from the second block, and stay light for about a minute.',
        'Arms and legs work together, so neither may hide.',
      ],
    },
    {
      title: 'First Position',
      plan: [
        'The five positions, explained by what they do for your hips.',
        'Nothing is assumed: we begin with where the hand goes.',
      ],
    },
    {
      title: 'Rise',
      plan: [
        'Heels off the floor for most of it.',
        'Relevés between all exercises teach the ankles to be patient.',
      ],
    },
    {
      title: 'Interval',
      plan: [
        'Two minutes at the barre, one minute of quick feet, {rounds} times.',
        'Travelling steps break up the pulses and raise the pulse.',
      ],
    },
    {
      title: 'Floor',
      plan: [
        'Half at the chair, half on the mat.',
        'After the standing work, the mat turns out to be no rest at all.',
      ],
    },
    {
      title: 'Blend',
      plan: [
        'Ballet, Pilates and a little yoga share the time in fair parts.',
        'Three styles, three songs each, one long stretch.',
      ],
    },
    {
      title: 'Finale',
      plan: [
        'Short combinations are put together into one long dance at the end.',
        'Each block adds sixteen counts to a finale that you will know by heart.',
      ],
    },
    {
      title: 'Hold',
      plan: [
        'Fewer pulses, more stillness: positions are held for a minute.',
        'Find it, fix it, hold it, and let the thighs decide when.',
      ],
    },
    {
      title: 'Express',
      plan: ['Three blocks, no floor work, no small talk.', 'Thighs, seat, stretch: in and out.'],
    },
  ],
  titles: ['{focus} {form}', 'Barre {form}: {focus}', '{form} Barre: {focus}'],
  openings: [
    'Take hold of a chair: this is barre for {focus}.',
    'Tiny movements, large consequences for {focus}.',
    '{trainer} brings the studio home in {minutes} minutes for {focus}.',
    'No tutu, no mirror, no experience needed: a class for {focus}.',
    'Barre for {focus}, to music you will want to know the name of.',
    'Stand tall, tuck nothing, and meet {focus}.',
    'The shaking is normal. {trainer} promises to shake along.',
    'Grace is mostly endurance, as this class for {focus} will show.',
    'A studio class for {focus}, without the commute.',
    'Elegant from the outside, fierce from the inside.',
  ],
  cues: [
    'You will learn {a}, {b} and {c}, and meet each of them again in pulses.',
    'Hands rest on the chair as on a table full of crystal.',
    'Heels together, knees over the second toe: {trainer} says it until it is a habit.',
    'Drop the heels in {a} whenever the balance goes.',
    'Smaller is harder. Trust it.',
    'Straighten the working leg only as far as the hips stay level in {b}.',
    'There are two counts of eight left when you think there is one.',
    'Shoulders away from the ears, above all in {c}.',
  ],
  endings: [
    'The stretch at the end is the best one in the house.',
    'Bare feet or socks with grip, please.',
    'Two classes a week show by the end of a month.',
    'Take the stairs carefully afterwards.',
    'A sturdy kitchen counter works as well as any barre.',
    'You may bow.',
  ],
};
