import type { StyleWords } from '../style-words.ts';

export const cycling: StyleWords = {
  genre: 'Cycling',
  kinds: ['Rhythm ride', 'Climb ride', 'Interval ride', 'Endurance ride', 'Recovery ride'],
  paces: ['60 to 80 rpm', '80 to 100 rpm', '90 to 110 rpm', 'Mixed cadence'],
  bestFor: ['Leg endurance', 'Cardio without impact', 'Climbing', 'A clear head'],
  kits: [['bike'], ['bike'], ['bike', 'towel'], ['bike', 'lightWeights']],
  minutes: [15, 20, 25, 30, 35, 40, 45, 50, 60],
  moves: [
    'seated climbs',
    'standing climbs',
    'surges out of the saddle',
    'flat-road sprints',
    'high-cadence spins',
    'one-minute pushes',
    'jumps on the beat',
    'rolling hills',
    'heavy-gear starts',
    'tempo blocks',
  ],
  focuses: [
    { title: 'Climb', text: 'long hills and heavy gears' },
    { title: 'Sprint', text: 'sprints, and getting ready for the next one' },
    { title: 'Endurance', text: 'steady power over a long road' },
    { title: 'Rhythm', text: 'riding exactly on the beat' },
    { title: 'Threshold', text: 'the effort you can just about hold' },
    { title: 'Cadence', text: 'quick, round, quiet legs' },
    { title: 'Recovery', text: 'tired legs that want to turn' },
    { title: 'Hills', text: 'short hills, one after the other' },
    { title: 'Tempo', text: 'brisk riding that stays in control' },
    { title: 'Power', text: 'big gears from a standing start' },
    { title: 'Coast', text: 'a flat road beside the sea, in your head' },
    { title: 'Beginner', text: 'a first month on the bike' },
  ],
  forms: [
    {
      title: 'Ride',
      plan: [
        'Three blocks with a song of rest after each.',
        'Warm-up, three working blocks, one long glide home.',
      ],
    },
    {
      title: 'Intervals',
      plan: [
        '{rounds} efforts of two minutes, with as long to spin them off.',
        '{work} seconds hard, {rest} seconds harder, then breathe.',
      ],
    },
    {
      title: 'Pyramid',
      plan: [
        'One minute, two, three, two, one: the rests stay the same.',
        'Resistance goes up in five steps and down in two.',
      ],
    },
    {
      title: 'Ladder',
      plan: [
        'A little more gear every three minutes until it is enough.',
        'Six rungs, each a notch heavier, none of them a surprise.',
      ],
    },
    {
      title: 'Over-Unders',
      plan: [
        'Just above your limit for a minute, just below for two, without a stop.',
        'The unders are not rests; they only feel so.',
      ],
    },
    {
      title: 'Peaks',
      plan: [
        '{rounds} summits, the third the highest.',
        'Each climb is shorter and steeper than the one before.',
      ],
    },
    {
      title: 'Playlist',
      plan: [
        'One song, one effort: the lyrics tell you when.',
        'Eleven tracks set cadence and mood, and the chorus always stands up.',
      ],
    },
    {
      title: 'Time Trial',
      plan: [
        'Ten minutes as far as you can, after a careful warm-up.',
        'You against the distance of last time.',
      ],
    },
    {
      title: 'Steady',
      plan: [
        'One zone, one gear, a good conversation with yourself.',
        'The numbers hardly move, and that is the skill.',
      ],
    },
    {
      title: 'Attack',
      plan: [
        'Attacks come without warning, as they do on the road.',
        'Ride in the bunch, respond, sit down, respond again.',
      ],
    },
    {
      title: 'Express',
      plan: [
        'Straight in after four minutes, out after the last sprint.',
        'A short ride without a flat metre in it.',
      ],
    },
    {
      title: 'Tour',
      plan: [
        'A valley, a pass, a descent: {trainer} describes the road as you go.',
        'The route has three towns and one very long wall.',
      ],
    },
    {
      title: 'Spin-Up',
      plan: [
        'Light gear, fast legs: 90, 100, 110 and back.',
        'Cadence climbs by ten every two minutes, and the hips stay quiet.',
      ],
    },
    {
      title: 'Double',
      plan: [
        'The same ten minutes twice; the second time you know what is coming.',
        'Two halves, one rest, no excuses.',
      ],
    },
  ],
  titles: ['{focus} {form}', '{form}: {focus}', '{focus} Ride: {form}'],
  openings: [
    'Clip in for {focus}.',
    '{minutes} minutes in the saddle for {focus}.',
    '{trainer} leads a ride for {focus}, with music that pulls.',
    'Set the saddle, fill the bottle: today is about {focus}.',
    'A ride for {focus} that passes faster than its minutes.',
    'Lights low, legs ready. This one is made for {focus}.',
    'You choose the gear, {trainer} chooses the moment: {focus}.',
    'Ride your own numbers in this session for {focus}.',
    'No leaderboard, only the road and {focus}.',
    'For anybody who likes to arrive where they started, sweatier.',
  ],
  cues: [
    'Between the warm-up and the last glide lie {a}, {b} and {c}.',
    'Add gear before you stand up, not after.',
    '{trainer} gives effort from one to ten as well as cadence, so any bike will do.',
    'Elbows soft, grip light; the bike is not trying to escape.',
    'If the hips bounce in {b}, one turn more of resistance.',
    'Drink in the easy minutes, all of them.',
    'Push through the whole foot in {a}, and pull nothing.',
    'You will be told when the end is near. It is the truth.',
  ],
  endings: [
    'Spin easily for two minutes more than you want to.',
    'Stretch the hips beside the bike while it still ticks.',
    'Ride it again in three weeks with one notch more.',
    'Follow it with ten minutes of core if there is anything left.',
    'A towel on the handlebar is a kindness to the floor.',
    'Good legs tomorrow begin with water today.',
  ],
};
