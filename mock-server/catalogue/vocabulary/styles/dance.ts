import type { StyleWords } from '../style-words.ts';

export const dance: StyleWords = {
  genre: 'Dance',
  kinds: ['Dance cardio', 'Afrobeats', 'Latin', 'Hip-hop', 'House', 'Disco'],
  paces: ['On the beat', 'High energy', 'Playful', 'Groovy'],
  bestFor: ['A better mood', 'Coordination', 'Cardio in disguise', 'Friday evenings'],
  kits: [[], [], [], ['lightWeights'], ['towel']],
  minutes: [10, 15, 18, 20, 25, 30, 35, 40],
  moves: [
    'body rolls',
    'salsa basics',
    'two-steps',
    'chest pops',
    'hip circles',
    'shuffles',
    'cha-cha steps',
    'drops',
    'kick ball changes',
    'reggaeton bounces',
    'pony steps',
    'shoulder shimmies',
  ],
  focuses: [
    {
      title: 'Afrobeats',
      text: 'Afrobeats, low in the knees',
      kind: 'Afrobeats',
      moves: ['low bounces', 'hip circles', 'shuffles', 'body rolls'],
    },
    {
      title: 'Salsa',
      text: 'salsa, with or without a partner',
      kind: 'Latin',
      moves: ['salsa basics', 'cross-body leads', 'right turns', 'shoulder shimmies'],
    },
    {
      title: 'Hip-Hop',
      text: 'hip-hop grooves',
      kind: 'Hip-hop',
      moves: ['two-steps', 'chest pops', 'drops', 'body rolls'],
    },
    {
      title: 'Disco',
      text: 'disco, pointing included',
      kind: 'Disco',
      moves: ['hustles', 'points', 'hip bumps', 'kick ball changes'],
    },
    {
      title: 'House',
      text: 'house footwork',
      kind: 'House',
      moves: ['jacks', 'shuffles', 'skates', 'heel-toes'],
    },
    {
      title: 'Pop',
      text: 'the chorus everybody knows',
      kind: 'Dance cardio',
      moves: ['two-steps', 'pony steps', 'kick ball changes', 'hair flips'],
    },
    {
      title: 'Reggaeton',
      text: 'reggaeton and its bounce',
      kind: 'Latin',
      moves: ['reggaeton bounces', 'body rolls', 'drops', 'hip circles'],
    },
    {
      title: 'Nineties',
      text: 'the nineties, as you remember them',
      kind: 'Dance cardio',
      moves: ['running men', 'two-steps', 'roger rabbits', 'chest pops'],
    },
    {
      title: 'Bollywood',
      text: 'Bollywood, hands and all',
      kind: 'Dance cardio',
      moves: ['shoulder shimmies', 'thumka hips', 'wrist flicks', 'bhangra hops'],
    },
    {
      title: 'Soul',
      text: 'soul, slow and deep',
      kind: 'Dance cardio',
      moves: ['two-steps', 'slow glides', 'sways', 'finger snaps'],
    },
    {
      title: 'Merengue',
      text: 'merengue, the friendliest of them all',
      kind: 'Latin',
      moves: ['marches', 'hip circles', 'side baskets', 'easy turns'],
    },
    {
      title: 'Dancehall',
      text: 'dancehall energy',
      kind: 'Dance cardio',
      moves: ['wines', 'drops', 'bogles', 'willie bounces'],
    },
  ],
  forms: [
    {
      title: 'Party',
      plan: [
        'Eight songs, no breaks, nobody watching.',
        'You pick it up on the second chorus and own it by the third.',
      ],
    },
    {
      title: 'Routine',
      plan: [
        'Thirty-two counts, taught in four parts and danced three times in full.',
        'One routine from first step to last pose.',
      ],
    },
    {
      title: 'Basics',
      plan: [
        'Four steps, taken slowly, and what to do with the arms.',
        'Weight, bounce, direction: the three things that make a step a dance.',
      ],
    },
    {
      title: 'Cardio',
      plan: [
        'Simple moves, repeated until you are drenched.',
        'Every chorus is {a}, every verse is {b}: you cannot get lost.',
      ],
    },
    {
      title: 'Choreo',
      plan: [
        'We break down a minute of choreography, count by count.',
        'Slow, half tempo, full tempo, with music, with feeling.',
      ],
    },
    {
      title: 'Warm-Up',
      plan: ['From the neck to the knees, in time.', 'Isolation by isolation until everything moves.'],
    },
    {
      title: 'Freestyle',
      plan: [
        '{trainer} offers a move, you answer with yours.',
        'Half is led, half is up to you; there are no mistakes in the second half.',
      ],
    },
    {
      title: 'Sweat',
      plan: [
        'The songs are fast and the gaps are short.',
        'Three blocks of ten minutes, each faster than the last.',
      ],
    },
    {
      title: 'Mixtape',
      plan: [
        'Six tracks, six moods, one pair of shoes.',
        'No track longer than three minutes and no move longer than a chorus.',
      ],
    },
    {
      title: 'Late Show',
      plan: [
        'It starts at a simmer and ends with the lights on.',
        'The tempo drops for the middle and comes back with friends.',
      ],
    },
    {
      title: 'Groove',
      plan: [
        'Less jumping, more groove: it all happens in the knees.',
        'Stay low, stay loose, and let {a} find you.',
      ],
    },
    {
      title: 'Encore',
      plan: [
        'The routine of last week comes back with a new ending.',
        'Once slowly for newcomers, then straight through, twice.',
      ],
    },
    {
      title: 'Express',
      plan: ['Three songs. That is all. It helps.', 'One to warm up, one to sweat, one to show off.'],
    },
    {
      title: 'Battle',
      plan: [
        'Left side of the room against the right, even if you are alone.',
        'Call and answer, louder each time.',
      ],
    },
  ],
  titles: ['{focus} {form}', '{focus} Dance {form}', '{form}: {focus}'],
  openings: [
    'Close the curtains or open them wide: {focus}.',
    '{trainer} teaches {focus} to people who say they cannot dance.',
    '{minutes} minutes of {focus}, and a grin you cannot help.',
    'Two left feet welcome. Today we play with {focus}.',
    'Shoes optional, hips required: it is all about {focus}.',
    'A good song is a good coach. This session lives on {focus}.',
    'Push the table aside for {focus}.',
    'You will not notice that it is exercise until the music stops.',
    'Come for the music, stay for {focus}.',
    'Nobody is filming.',
  ],
  cues: [
    'The steps are {a}, {b} and {c}; the rest is attitude.',
    '{trainer} faces away from you for the teaching, so that you can simply follow.',
    'Smaller steps make faster feet.',
    'If you lose the arms, keep the feet. If you lose the feet, smile.',
    'Bend the knees before the beat and {a} will happen on it.',
    'Each part comes four times before anything is added.',
    'Leave out the turn in {b} if the room is small.',
    'Let the heels be light in {c}.',
  ],
  endings: [
    'The last song is slow on purpose.',
    'Keep the playlist for cooking.',
    'Invite somebody for the second time round.',
    'It counts as cardio. We checked.',
    'Works in socks on wood, carefully.',
    'You may keep dancing.',
  ],
};
