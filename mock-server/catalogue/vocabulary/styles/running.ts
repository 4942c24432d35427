import type { StyleWords } from '../style-words.ts';

export const running: StyleWords = {
  genre: 'Running',
  kinds: ['Interval run', 'Tempo run', 'Easy run', 'Walk-run', 'Hill run', 'Running drills'],
  paces: ['Conversational', 'Comfortably hard', 'Mixed', 'Fast with full rests'],
  bestFor: ['First five kilometres', 'Endurance', 'Speed', 'Fresh air'],
  kits: [['treadmill'], ['treadmill'], ['treadmill', 'towel'], []],
  minutes: [15, 20, 25, 28, 30, 35, 40, 45, 50],
  moves: [
    'strides',
    'tempo minutes',
    'hill repeats',
    'easy floats',
    'fast finishes',
    'walk breaks',
    'pick-ups',
    'downhill rolls',
    'steady kilometres',
    'skipping drills',
  ],
  focuses: [
    { title: 'Easy', text: 'the easy kilometres that all the others stand on' },
    { title: 'Tempo', text: 'a pace that is hard and can be held' },
    { title: 'Hill', text: 'hills, up with courage and down with care' },
    { title: 'Speed', text: 'leg speed' },
    { title: 'First 5K', text: 'everyone on the way to a first five kilometres' },
    { title: 'Long Run', text: 'time on the feet' },
    { title: 'Form', text: 'running lightly and tall' },
    { title: 'Recovery', text: 'the day after a hard one' },
    { title: '10K', text: 'ten kilometres, evenly run' },
    { title: 'Treadmill', text: 'making friends with the belt' },
    { title: 'Walk-Run', text: 'running in small, happy pieces' },
    { title: 'Half Marathon', text: 'the long build to twenty-one kilometres' },
  ],
  forms: [
    {
      title: 'Intervals',
      plan: [
        '{rounds} times three minutes at pace, ninety seconds easy.',
        '{work} seconds quick, {work} seconds slow, until the quick ones feel normal.',
      ],
    },
    {
      title: 'Fartlek',
      plan: [
        'Speed play: {trainer} calls the surges, you choose how fast they are.',
        'Between lamp posts, between songs, between breaths: no two efforts alike.',
      ],
    },
    {
      title: 'Progression',
      plan: [
        'Each five minutes a little faster than the last.',
        'You start where you could chat and end where you could not.',
      ],
    },
    {
      title: 'Pyramid',
      plan: [
        'One, two, three, four minutes and back down, with a minute between.',
        'The four-minute block is the top; both sides of it are yours.',
      ],
    },
    {
      title: 'Strides',
      plan: [
        'Easy running with {rounds} strides of twenty seconds near the end.',
        'Short, quick and relaxed: strides remind the legs of what they can do.',
      ],
    },
    {
      title: 'Repeats',
      plan: [
        'The same effort {rounds} times, and the last should look like the first.',
        'Repeats of {work} seconds, full recovery, no heroics.',
      ],
    },
    {
      title: 'Steady',
      plan: ['One pace, no music changes, time to think.', 'Even effort from the second minute to the last.'],
    },
    {
      title: 'Negative Split',
      plan: [
        'The second half is faster than the first, on purpose.',
        'Hold back for half of it. That is the hard half.',
      ],
    },
    {
      title: 'Starter',
      plan: [
        'One minute of running, two of walking, {rounds} times.',
        'You will run less than you fear and further than you think.',
      ],
    },
    {
      title: 'Drills',
      plan: [
        'Skips, bounds and quick feet, then ten minutes to use them.',
        'Five drills sharpen one thing at a time.',
      ],
    },
    {
      title: 'Shakeout',
      plan: ['Short, slow, almost lazy: it is meant to be.', 'Nothing to prove today, only legs to loosen.'],
    },
    {
      title: 'Surges',
      plan: [
        'Surges of {rest} seconds keep an easy run honest.',
        'Every few minutes, {a}; then back to where you were.',
      ],
    },
    {
      title: 'Finish Fast',
      plan: ['The last five minutes are the run.', 'Everything before the final kilometre is patience.'],
    },
    {
      title: 'Rehearsal',
      plan: [
        'Race pace in three doses, with the breaks of a race: none.',
        'Practise the start, the middle, and what you will tell yourself in between.',
      ],
    },
  ],
  titles: ['{focus} {form}', '{focus} Run: {form}', '{form}: {focus}'],
  openings: [
    'Lace up for {focus}.',
    'A guided run for {focus}, indoors or out.',
    '{trainer} runs beside you for {minutes} minutes, for {focus}.',
    'One foot, then the other, and good company: {focus}.',
    'No splits to chase here. This run is for {focus}.',
    'Run by effort, not by ego, for {focus}.',
    'Put the headphones in and let {trainer} do the counting.',
    'A session for {focus} that leaves something in the legs.',
    'Everybody who runs is a runner. Today: {focus}.',
    'Weather is no matter. This one is for {focus}.',
  ],
  cues: [
    'On the way: {a}, {b} and {c}.',
    'Tall posture, short steps, quiet feet; {trainer} repeats it when you need it.',
    'If you cannot speak a sentence in the easy parts, they are not easy.',
    'On a treadmill set one per cent of incline and forget about it.',
    'Look twenty metres ahead through {a}.',
    'Arms drive the legs when the hill takes over.',
    'Walking is allowed at any time, and needs no apology.',
    'Relax the hands, as if you carried crisps you meant to eat.',
  ],
  endings: [
    'Walk for five minutes before you sit down.',
    'Add a calf stretch and a glass of water.',
    'One run like this a week is enough; fill the others with easy ones.',
    'Tomorrow may be slow. That is how it works.',
    'Note how it felt, not only how far it was.',
    'See you at the start of the next one.',
  ],
};
