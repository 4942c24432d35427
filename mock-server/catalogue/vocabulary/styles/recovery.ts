import type { StyleWords } from '../style-words.ts';

export const recovery: StyleWords = {
  genre: 'Recovery',
  kinds: ['Guided meditation', 'Breathwork', 'Restorative stretch', 'Body scan', 'Self-massage'],
  levels: ['Beginner', 'All levels', 'All levels'],
  paces: ['Still', 'Very slow', 'Gentle', 'At rest'],
  bestFor: ['Falling asleep', 'Rest days', 'Stress', 'Soreness'],
  kits: [[], [], ['mat'], ['bolster', 'mat'], ['foamRoller', 'mat'], ['massageBall'], ['chair']],
  minutes: [5, 8, 10, 12, 15, 18, 20, 25, 30, 40],
  moves: [
    'long exhales',
    'supported twists',
    'legs-up-the-wall minutes',
    'slow hamstring stretches',
    'box breaths',
    'calf rolls',
    'chest openers',
    'figure fours',
    'body scans',
    'neck releases',
    'quiet counts to ten',
  ],
  focuses: [
    {
      title: 'Sleep',
      text: 'a good night',
      moves: ['long exhales', 'body scans', 'supported twists', 'quiet counts to ten'],
    },
    {
      title: 'Stress',
      text: 'a head that will not stop',
      moves: ['long exhales', 'neck releases', 'box breaths', 'chest openers'],
    },
    {
      title: 'Breath',
      text: 'the breath, and nothing else',
      moves: ['long exhales', 'box breaths', 'counted breaths', 'quiet pauses'],
    },
    { title: 'Sore Legs', text: 'legs that worked hard yesterday' },
    { title: 'Lower Back', text: 'a lower back that has had enough' },
    { title: 'Morning', text: 'a calm start' },
    { title: 'Neck & Shoulders', text: 'everything between the ears and the elbows' },
    { title: 'Post-Run', text: 'the half hour after a run' },
    {
      title: 'Focus',
      text: 'attention, before something that needs it',
      moves: ['box breaths', 'quiet counts to ten', 'long exhales', 'body scans'],
    },
    { title: 'Deep Rest', text: 'rest that is deeper than sitting down' },
    {
      title: 'Gratitude',
      text: 'what went well today',
      moves: ['long exhales', 'quiet questions', 'body scans', 'slow smiles'],
    },
    { title: 'Full Body', text: 'the whole body, muscle by muscle' },
  ],
  forms: [
    {
      title: 'Stretch',
      plan: [
        'Six stretches, a minute and a half on each side.',
        'Long, easy stretches with a slow exhale into each.',
      ],
    },
    {
      title: 'Meditation',
      plan: [
        'Sit as you like; {trainer} speaks for half of it and is quiet for the rest.',
        'A few words to begin with, a bell to end with, and silence between.',
      ],
    },
    {
      title: 'Body Scan',
      plan: [
        'Attention wanders from the toes to the top of the head.',
        'You notice, you let go, you move on, one place at a time.',
      ],
    },
    {
      title: 'Breathwork',
      plan: [
        'Four in, six out, for as long as it stays pleasant.',
        'Three patterns of breath, from lively to very slow.',
      ],
    },
    {
      title: 'Wind-Down',
      plan: [
        'Each position is lower than the one before, until you are lying down.',
        'The lights may go out at any time.',
      ],
    },
    {
      title: 'Release',
      plan: ['Roll, wait, breathe; then the next spot.', 'A ball, a wall and some patience.'],
    },
    {
      title: 'Restore',
      plan: [
        'Four supported positions of five minutes each.',
        'Cushions do the holding. You do nothing, which takes practice.',
      ],
    },
    {
      title: 'Pause',
      plan: ['Short enough for the gap between two meetings.', 'Sit down, close the eyes, begin.'],
    },
    {
      title: 'Soundscape',
      plan: [
        'Rain, then a forest, then nothing; a few words in between.',
        'Sound leads and the voice follows.',
      ],
    },
    {
      title: 'Cool-Down',
      plan: [
        'Made to follow any workout: lower the pulse, then lengthen.',
        'Standing, kneeling, lying: three levels down to the floor.',
      ],
    },
    {
      title: 'Reset',
      plan: [
        'Two minutes of breath, five of movement, the rest of quiet.',
        'Shake it out first. Sit down after.',
      ],
    },
    {
      title: 'Practice',
      plan: [
        'The same practice every day for a week is the idea.',
        'There is nothing to get better at, only something to come back to.',
      ],
    },
    {
      title: 'Unclench',
      plan: [
        'Tense each muscle for five seconds, and let it go for fifteen.',
        'Jaw, hands, belly: the usual suspects, one after another.',
      ],
    },
    {
      title: 'Drift',
      plan: ['A story without a plot, told slowly.', 'You are not expected to be awake at the end.'],
    },
  ],
  titles: ['{focus} {form}', '{focus}: {form}', '{form}: {focus}'],
  openings: [
    'A quiet {minutes} minutes for {focus}.',
    '{trainer} speaks softly and not too much, for {focus}.',
    'Rest is training too. This is for {focus}.',
    'Nothing to achieve here. It is for {focus}.',
    'Lie down, if you like: this session is for {focus}.',
    'For {focus}, at the end of a long day or in the middle of one.',
    'Let the floor carry you for a while.',
    'Turn the phone over. Everything here serves {focus}.',
    'Slow, warm and simple, made for {focus}.',
    'You do not need to believe in it. It works on {focus} anyway.',
  ],
  cues: [
    'It uses {a}, {b} and {c}.',
    'If a stretch feels sharp, you are past it; come back a little.',
    'Thoughts will come. {trainer} suggests letting them walk past.',
    'Breathe through the nose where you can, and twice as long out as in.',
    'A cushion under the knees makes {b} longer and kinder.',
    'You may keep the eyes open and rest them on the floor.',
    'There is no music in the second half.',
    'Cold feet distract: socks are part of the equipment.',
  ],
  endings: [
    'Stay a minute longer than you planned.',
    'Best in bed, and best every night.',
    'Drink some water, speak a little later than usual.',
    'Return to it whenever the day is too loud.',
    'If you fell asleep, it went well.',
    'Do it on a rest day, and let it be one.',
  ],
};
