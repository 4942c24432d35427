import type { Genre } from './style-words.ts';

/** A series in seasons, or as a flat list of episodes (MED-14). */
export interface SeriesDefinition {
  readonly slug: string;
  readonly title: string;
  readonly genre: Genre;
  readonly trainer: string;
  readonly rating: string;
  readonly description: string;
  /** The episode titles by season; a flat series has a single, unnumbered season. */
  readonly seasons: readonly (readonly string[])[];
  readonly flat?: true;
  /** The series has no playlist, and its item names none (MED-14). */
  readonly withoutPlaylist?: true;
  /** The episodes name no series: only the series calls of the CDN know it. */
  readonly isUnnamed?: true;
  /** Episode descriptions; {title} is the episode's title, {n} its number. */
  readonly about: readonly string[];
}

export const SERIES: readonly SeriesDefinition[] = [
  {
    slug: 'outside',
    title: 'Outside',
    genre: 'HIIT',
    trainer: 'nia_campbell',
    rating: 'TV-G',
    description:
      'One trainer, one place, whatever the weather. Each episode is a complete workout filmed in the open air in a single take, from harbour walls to mountain huts.\n\nEight seasons have been shot so far. Nobody has cancelled for rain yet.',
    seasons: [
      ['Harbour Wall', 'Pine Forest', 'The Old Airfield', 'Rooftop, 5 a.m.'],
      ['Glacier Tongue', 'Black Sand', 'Hot Springs', 'Lighthouse Steps'],
      ['Rice Terraces', 'Monsoon', 'Fish Market, Before Opening', 'Bamboo'],
      ['Salt Flats', 'Altitude', 'Night Bus Station', 'The Big Dune'],
      ['Olive Grove', 'Dry River', 'Amphitheatre', 'Two Hundred Stairs'],
      ['Fjord', 'Midnight Sun', 'Sauna and Snow', 'Boat Deck'],
      ['Skyline Bridge', 'Basketball Court', 'Ferry Terminal', 'Community Garden'],
      ['Home Town', 'Schoolyard', 'Allotments', 'The Last Hill'],
    ],
    about: [
      '{title}: half an hour of intervals with whatever the place provides.',
      'The crew had one take and twenty minutes of light. The workout is called {title}, and it shows.',
      'Steps, stones and a good view make up the equipment of {title}.',
      'It was colder than it looks. {title} warms up quickly all the same.',
    ],
  },
  {
    slug: 'first_light',
    title: 'First Light',
    genre: 'Yoga',
    trainer: 'sofia_ricci',
    rating: 'TV-G',
    description:
      'Yoga at dawn, in silence but for the place itself. Sofia Ricci practises, the sun comes up, and you are invited to do the same.',
    seasons: [
      ['Lake, No Wind', 'Terrace', 'Monastery Garden', 'Hay Barn', 'Snow Line'],
      ['Jetty', 'Lemon House', 'Quarry', 'Empty Museum', 'Tidal Pool'],
      ['Desert Camp', 'Courtyard', 'Salt Wind', 'Caravan', 'Red Rock'],
      ['Tea Hills', 'Roof Garden', 'Temple Steps', 'Fog', 'River Mouth'],
      ['Greenhouse', 'Ferry', 'Orchard', 'Attic', 'Home Again'],
    ],
    about: [
      'Twenty minutes of slow flow as the light arrives. {title} has almost no words in it.',
      'A practice for the hour before anyone calls. Filmed in one take: {title}.',
      '{title} opens the hips first and the eyes later.',
    ],
  },
  {
    slug: 'the_long_set',
    title: 'The Long Set',
    genre: 'Strength',
    trainer: 'marcus_bell',
    rating: 'TV-PG',
    description:
      'Marcus Bell trains with people who are strong for a living: a mover, a midwife, a stonemason, a cellist. You lift along, and listen.',
    seasons: [
      ['The Mover', 'The Midwife', 'The Stonemason', 'The Cellist'],
      ['The Firefighter', 'The Baker', 'The Dancer', 'The Forester'],
      ['The Fisher', 'The Nurse', 'The Rigger', 'The Farmer'],
      ['The Sculptor', 'The Climber', 'The Cook', 'The Postwoman'],
      ['The Puppeteer', 'The Roofer', 'The Drummer', 'The Beekeeper'],
      ['The Welder', 'The Goalkeeper', 'The Gardener', 'The Grandmother'],
    ],
    about: [
      '{title} shows how strength looks at work, and Marcus turns it into five exercises.',
      'Three rounds, one guest, an honest conversation between sets.',
      'What does {title} lift in a day? More than you think. Bring your heaviest pair.',
    ],
  },
  {
    slug: 'learn_to_box',
    title: 'Learn to Box',
    genre: 'Boxing',
    trainer: 'amir_haddad',
    rating: 'TV-PG',
    description:
      'A course in two seasons: the first teaches six punches, the second teaches what to do when somebody throws them back.',
    seasons: [
      ['Stance', 'Jab', 'Cross', 'Hook', 'Uppercut', 'Combinations'],
      ['Slip', 'Roll', 'Parry', 'Counter', 'Footwork', 'Three Rounds'],
    ],
    about: [
      'Lesson {n}: {title}. First without moving the feet, then with.',
      'Everything about {title} in a quarter of an hour, and ten minutes to practise it.',
    ],
  },
  {
    slug: 'meet_the_coach',
    title: 'Meet the Coach',
    genre: 'Recovery',
    trainer: 'kenji_mori',
    rating: 'TV-G',
    isUnnamed: true,
    description:
      'Short films about the people who teach here: where they train, what they cook, what they are bad at.',
    seasons: [
      [
        'Maya Goes Home',
        'A Day with Jonas',
        'Rosa’s Bar',
        'Amir at Six',
        'Priya and the Sea',
        'Chloé’s Knee',
      ],
      [
        'Tom in the Rain',
        'Nia Runs Four Hundred',
        'Kenji’s Garden',
        'Lena Builds Something',
        'Marcus Cooks',
        'Sofia on Ice',
      ],
      [
        'Dayo’s Sunday',
        'Hannah’s First Marathon',
        'Luis Turns Sixty',
        'Grace Upside Down',
        'Ben’s Workshop',
        'Ayesha Sleeps',
      ],
    ],
    about: [
      '{title}: ten minutes with one of our trainers, away from the studio.',
      'No workout this time, only a portrait. {title}.',
    ],
  },
  {
    slug: 'the_warm_up',
    title: 'The Warm-Up',
    genre: 'Mobility',
    trainer: 'theo_laurent',
    rating: 'TV-G',
    description:
      'One season, seven warm-ups, each for one kind of training. Watch the one you need, as often as you need it.',
    seasons: [
      [
        'Before You Run',
        'Before You Lift',
        'Before You Ride',
        'Before You Box',
        'Before You Dance',
        'Before You Sit All Day',
        'Before You Sleep',
      ],
    ],
    about: [
      '{title}: eight minutes well spent.',
      'The joints that matter, in the order that matters. {title}.',
    ],
  },
  {
    slug: 'small_talks',
    title: 'Small Talks',
    genre: 'Recovery',
    trainer: 'hannah_sorensen',
    rating: 'TV-G',
    flat: true,
    description:
      'Five-minute answers to questions that members ask us: sleep, soreness, shoes, salt. New ones appear whenever a question is good enough.',
    seasons: [
      [
        'Do I Need to Stretch?',
        'How Sore Is Too Sore?',
        'Which Shoes?',
        'Training with a Cold',
        'How Much Protein?',
        'The Right Time of Day',
        'Starting Again',
        'When to Stop',
        'Why Rest Works',
      ],
    ],
    about: ['{title} A short answer with its reasons.', 'Hannah Sørensen asks the people who know. {title}'],
  },
  {
    slug: 'from_the_archive',
    title: 'From the Archive',
    genre: 'Cardio',
    trainer: 'luis_ortega',
    rating: 'TV-G',
    withoutPlaylist: true,
    description:
      'Tapes from the first studio: loud colours, louder music, and a few ideas that were better than they looked.',
    seasons: [['Step, 2016', 'The Blue Carpet', 'Aerobics with Luis', 'Closing Night']],
    about: ['{title}, as it was broadcast once and never again.', 'Tape {n} of the archive: {title}.'],
  },
];
