import type { StyleWords } from '../style-words.ts';

export const cardio: StyleWords = {
  genre: 'Cardio',
  kinds: ['Steady cardio', 'Step aerobics', 'Low-impact cardio', 'Cardio sculpt', 'Indoor walking'],
  paces: ['Upbeat', 'Steady', 'Brisk', 'Rolling'],
  bestFor: ['Endurance', 'A lighter mood', 'Starting again', 'Everyday energy'],
  kits: [[], [], ['mat'], ['lightWeights'], ['step'], ['rope'], ['dumbbells', 'mat']],
  minutes: [15, 18, 20, 25, 28, 30, 35, 40, 45],
  moves: [
    'step touches',
    'knee lifts',
    'side shuffles',
    'grapevines',
    'box steps',
    'heel digs',
    'punches overhead',
    'march-outs',
    'ski swings',
    'curtsy steps',
    'fast feet',
    'jump-rope bounces',
    'reach-and-pulls',
  ],
  focuses: [
    { title: 'Low Impact', text: 'endurance that is kind to the knees' },
    { title: 'Total Body', text: 'arms, legs and lungs together' },
    {
      title: 'Step',
      text: 'strong calves and a steady beat',
      kit: ['step'],
      kind: 'Step aerobics',
      moves: ['basic steps', 'over-the-tops', 'knee repeaters', 'straddle steps', 'corner to corners'],
    },
    {
      title: 'Walk',
      text: 'everybody who can walk',
      kit: [],
      kind: 'Indoor walking',
      moves: ['brisk marches', 'side steps', 'knee lifts', 'heel digs', 'kick-outs', 'arm swings'],
    },
    { title: 'Endurance', text: 'a longer breath' },
    { title: 'Morning', text: 'the first half hour of the day' },
    { title: 'Legs & Lungs', text: 'legs and lungs' },
    { title: 'Beginner', text: 'a first week, or a first week back' },
    {
      title: 'Sculpt',
      text: 'a raised pulse with light weights in hand',
      kit: ['lightWeights'],
      kind: 'Cardio sculpt',
    },
    {
      title: 'Rope',
      text: 'quick feet and quicker wrists',
      kit: ['rope'],
      kind: 'Rope cardio',
      moves: ['jump-rope bounces', 'boxer steps', 'side swings', 'high-knee skips', 'criss-crosses'],
    },
    { title: 'Retro', text: 'anyone who misses leg warmers' },
    { title: 'Standing', text: 'the whole body, without once going to the floor' },
  ],
  forms: [
    {
      title: 'Intervals',
      plan: [
        'Three minutes easy, one minute brisk, {rounds} times over.',
        'You change gear on the minute, and never for longer than you can smile.',
      ],
    },
    {
      title: 'Climb',
      plan: [
        'The tempo rises every five minutes until the last track, then drops to a walk.',
        'A gradual climb, {rounds} plateaus, one view from the top.',
      ],
    },
    {
      title: 'Mix',
      plan: [
        'Six short blocks, each with its own beat and its own three moves.',
        '{a}, {b}, {c}: the mix changes before you are bored with it.',
      ],
    },
    {
      title: 'Party',
      plan: [
        'Every chorus is a sprint, every verse a breather.',
        'The playlist does the coaching; {trainer} adds the arms.',
      ],
    },
    {
      title: 'Steady State',
      plan: [
        'One pace from start to end, at which you can still talk in sentences.',
        'No peaks and no tricks: {minutes} minutes at an effort of five out of ten.',
      ],
    },
    {
      title: 'Builder',
      plan: [
        'Each round adds one move to the chain until you have all eight.',
        'You learn {a}, add {b}, add {c}, and suddenly it is a routine.',
      ],
    },
    {
      title: 'Mile',
      plan: [
        'Counted in steps rather than minutes: it comes to about a mile on the spot.',
        'A mile in the living room, with {a} and {b} along the way.',
      ],
    },
    {
      title: 'Remix',
      plan: [
        'The favourite blocks of the season, put back together at a higher tempo.',
        'You know {a}. You do not know them at this speed.',
      ],
    },
    {
      title: 'Waves',
      plan: [
        'Effort comes in waves of two minutes, and the troughs are as long as the crests.',
        'Up for {work} seconds, down for {work}, like breathing.',
      ],
    },
    {
      title: 'Push',
      plan: [
        'The last third is the one that counts, and it starts sooner than you think.',
        'Two easy blocks, then a push of eight minutes to the end.',
      ],
    },
    {
      title: 'Circuit',
      plan: [
        'Five stations, two minutes each, twice around the room.',
        'Stations of {work} seconds keep the feet busy and the head out of it.',
      ],
    },
    {
      title: 'Express',
      plan: [
        'Warm-up, three hard tracks, cool-down: nothing else.',
        'Everything that matters, and not a minute more.',
      ],
    },
    {
      title: 'Long Haul',
      plan: [
        'Long blocks, few changes, and a pace you could keep all day.',
        'The longest unbroken block lasts twelve minutes; you will hardly notice.',
      ],
    },
    {
      title: 'Kickstart',
      plan: [
        'It begins slower than the others and ends faster.',
        'Five minutes to wake the joints, then straight to work.',
      ],
    },
  ],
  titles: ['{focus} Cardio {form}', '{focus} {form}', '{form}: {focus} Cardio'],
  openings: [
    'A cheerful sweat for {focus}.',
    '{trainer} turns up the music and keeps you moving, for {focus}.',
    'Cardio for {focus}: easy to follow, harder than it looks.',
    'No choreography to remember, just {minutes} minutes of movement for {focus}.',
    'Good for {focus}, and for the mood of whoever lives with you.',
    'Keep the feet light: {minutes} minutes that do something for {focus}.',
    'You set the size of every step in this session for {focus}.',
    'Get warm, get going, get on with your day.',
    'Made for {focus}, and for anyone who would rather not count reps.',
    'The pulse goes up early and stays there, which is the point.',
  ],
  cues: [
    'The steps are old friends: {a}, {b} and {c}.',
    '{trainer} calls every change four beats ahead, so that nobody trips.',
    'Make {a} bigger to work harder, smaller to recover.',
    'Arms are optional until the second track, and then they are the fun of it.',
    'If a combination gets away from you, march on the spot and join at the next count.',
    'Talk to the screen: if you cannot, slow down a little.',
    'Roll through the whole foot on {b}, and your shins will thank you.',
    'A second coach keeps both feet on the floor throughout.',
  ],
  endings: [
    'Three of these a week, and stairs become just stairs.',
    'The cool-down is two songs long and worth both.',
    'Save it for a grey afternoon.',
    'Drink something, then tell somebody how it went.',
    'Good the day after a strength session, when legs want to move and not to lift.',
    'There is a longer version for the weekend.',
  ],
};
