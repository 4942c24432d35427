import type { StyleWords } from '../style-words.ts';

export const mobility: StyleWords = {
  genre: 'Mobility',
  kinds: ['Joint mobility', 'Controlled articular rotations', 'Dynamic stretching', 'Foam rolling'],
  levels: ['Beginner', 'Intermediate', 'All levels'],
  paces: ['Gentle', 'Slow and active', 'Unhurried', 'Exploratory'],
  bestFor: ['Stiff joints', 'Warming up', 'Desk workers', 'Moving without pain'],
  kits: [[], ['mat'], ['mat'], ['mat', 'foamRoller'], ['mat', 'massageBall'], ['mat', 'block'], ['longBand']],
  minutes: [8, 10, 12, 15, 18, 20, 25, 30],
  moves: [
    '90/90 switches',
    'cat-cows',
    'thoracic rotations',
    'ankle rocks',
    'shoulder circles',
    'deep squat holds',
    'hip circles',
    'wall slides',
    'couch stretches',
    'Cossack squats',
    'wrist waves',
    'neck glides',
    'world’s greatest stretches',
  ],
  focuses: [
    {
      title: 'Hip',
      text: 'hips, in every direction they have',
      moves: ['90/90 switches', 'hip circles', 'Cossack squats', 'couch stretches', 'frog rocks'],
    },
    {
      title: 'Shoulder',
      text: 'shoulders that reach overhead again',
      moves: ['shoulder circles', 'wall slides', 'pass-throughs', 'sleeper stretches', 'scapula push-ups'],
    },
    {
      title: 'Ankle',
      text: 'ankles and feet',
      moves: ['ankle rocks', 'toe lifts', 'calf rolls', 'heel walks', 'deep squat holds'],
    },
    {
      title: 'Spine',
      text: 'the spine, one vertebra at a time',
      moves: ['cat-cows', 'segment rolls', 'thoracic rotations', 'side bends', 'standing roll-downs'],
    },
    {
      title: 'Desk',
      text: 'necks and wrists that work at a screen',
      moves: ['neck glides', 'wrist waves', 'wall slides', 'seated twists', 'chest openers'],
    },
    {
      title: 'Squat',
      text: 'a deeper and happier squat',
      moves: ['deep squat holds', 'ankle rocks', 'Cossack squats', 'hip circles', 'squat pries'],
    },
    {
      title: 'Thoracic',
      text: 'the upper back, which should turn and seldom does',
      moves: ['thoracic rotations', 'open books', 'thread-the-needles', 'foam extensions', 'wall angels'],
    },
    { title: 'Full Body', text: 'every large joint, in fifteen minutes or so' },
    {
      title: 'Lower Back',
      text: 'the neighbours of a grumpy lower back',
      moves: ['cat-cows', '90/90 switches', 'pelvic clocks', 'couch stretches', 'knee rocks'],
    },
    {
      title: 'Wrist & Elbow',
      text: 'wrists and elbows before they complain',
      moves: ['wrist waves', 'prayer presses', 'finger fans', 'forearm rolls', 'elbow circles'],
    },
    {
      title: 'Runner',
      text: 'legs that run',
      moves: ['ankle rocks', 'couch stretches', 'leg swings', 'calf rolls', 'world’s greatest stretches'],
    },
    {
      title: 'Neck',
      text: 'the neck and everything that hangs from it',
      moves: ['neck glides', 'chin tucks', 'shoulder rolls', 'slow half circles', 'upper-back rolls'],
    },
  ],
  forms: [
    {
      title: 'Flow',
      plan: [
        'Slow circles become larger ones, and the larger ones become movement.',
        'Five moves on each side, joined so that you never stop.',
      ],
    },
    {
      title: 'Warm-Up',
      plan: [
        'From small to large and from slow to quick, ready for whatever comes next.',
        'Eight moves, half a minute each, before you lift or run.',
      ],
    },
    {
      title: 'Reset',
      plan: [
        'Three positions, two minutes each, and a surprising difference.',
        'Lie down, let go, then find a little more room each round.',
      ],
    },
    {
      title: 'Daily',
      plan: [
        'The same {reps} movements every day, like brushing teeth.',
        'A routine without equipment, meant to be repeated until nobody needs to tell you.',
      ],
    },
    {
      title: 'Release',
      plan: [
        'Pressure first, movement second: find the spot, breathe, then use the joint.',
        '{work} seconds on each spot, and never on the bone.',
      ],
    },
    {
      title: 'Control',
      plan: [
        'You move one joint and hold everything else still, which is harder than stretching.',
        'Slow rotations at the edge of what you can control.',
      ],
    },
    {
      title: 'Unlock',
      plan: [
        'Tense for ten seconds, relax, go further: three rounds for each position.',
        'It uses strength to buy length, and keeps the receipt.',
      ],
    },
    {
      title: 'Break',
      plan: ['Standing, in normal clothes, next to the desk.', 'A break of a few minutes between two calls.'],
    },
    {
      title: 'Range',
      plan: [
        'Every move goes to the end of its range and stays for three breaths.',
        'We measure at the start, work, and measure again.',
      ],
    },
    {
      title: 'Wake-Up',
      plan: [
        'It begins in bed, if you like, and ends on your feet.',
        'For the first minutes after the alarm, in the order the body wakes.',
      ],
    },
    {
      title: 'Strong Range',
      plan: [
        'New range is only yours when you can lift something in it.',
        '{a} are held, then lifted out of, {reps} times.',
      ],
    },
    {
      title: 'Wind-Down',
      plan: ['Each position is slower than the one before.', 'You end lying down with the legs up the wall.'],
    },
    {
      title: 'Tune-Up',
      plan: [
        'A quick check of every joint, with extra time where it creaks.',
        'Head to foot in one pass, then back to the two stiffest places.',
      ],
    },
    {
      title: 'Essentials',
      plan: ['Six moves that give most for their time.', '{a}, {b}, {c}: if you do nothing else, do these.'],
    },
  ],
  titles: ['{focus} {form}', '{focus} Mobility {form}', '{form}: {focus}'],
  openings: [
    'Kind, thorough work for {focus}.',
    '{minutes} minutes that give {focus} some room.',
    '{trainer} takes the rust off {focus}.',
    'Not a stretch class: you move the joint yourself. For {focus}.',
    'Better than another coffee, at least for {focus}.',
    'Move well first, move much later. This session looks after {focus}.',
    'For {focus}, and for anybody who groans when standing up.',
    'Slow, curious movement for {focus}.',
    'You will stand up differently from how you sat down.',
    'It looks like very little, and feels like a lot.',
  ],
  cues: [
    'You will use {a}, {b} and {c}; none of them should hurt.',
    'Stay at seven out of ten: a strong feeling, an easy breath.',
    '{trainer} shows where the movement should come from, and where it must not.',
    'The stiffer side goes first and gets one round more.',
    'Go slower in {a} than you think is slow.',
    'Hold on to something in {b}; balance is another lesson.',
    'Clicks are fine, pinches are not.',
    'Keep the ribs quiet in {c} so that the joint has to do the work.',
  ],
  endings: [
    'Do it daily for a week, then decide.',
    'Nothing to change into, nothing to clean up.',
    'Use it before a heavy session or after a long flight.',
    'Small change, every day: that is the method.',
    'Finish with a short walk to keep what you have won.',
    'Your future knees send their regards.',
  ],
};
