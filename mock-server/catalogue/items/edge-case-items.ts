import type { CatalogueItem } from './catalogue-item.ts';
import { epochSeconds } from '../schedule/days.ts';
import { trainerNamed } from './programs.ts';
import { styleOf, type Genre } from '../vocabulary/styles.ts';
import type { Workout } from './workout.ts';
import { assembleWorkout } from './assemble-workout.ts';
import { workoutId } from './platform-id.ts';

/** The slug of each awkward workout, by what is awkward about it. */
const SLUGS = {
  longTitle: 'very-long-title',
  noImage: 'no-image',
  noDuration: 'no-duration',
  emoji: 'emoji-title',
  rightToLeft: 'right-to-left',
  markup: 'markup-in-description',
  noDescription: 'no-description',
  almostTwoHours: 'almost-two-hours',
  oneMinute: 'one-minute',
  noSlug: 'no-slug',
  noContentType: 'no-content-type',
  bareFacts: 'bare-facts',
  premierOffer: 'premier-offer',
  protectedVideo: 'protected-video',
} as const;

export type Awkwardness = keyof typeof SLUGS;

/** The media ids of the workouts that test edge cases of the UI. */
export const edgeCaseItems: Readonly<Record<Awkwardness, string>> = Object.fromEntries(
  Object.entries(SLUGS).map(([name, slug]) => [name, workoutId(slug)]),
) as Record<Awkwardness, string>;

interface Oddity {
  readonly name: Awkwardness;
  readonly title: string;
  readonly description: string;
  readonly genre: Genre;
  readonly trainer: string;
  /** Seconds. */
  readonly duration: number;
  readonly extra?: Partial<CatalogueItem>;
  /** Fields to omit from the item. */
  readonly without?: readonly (keyof CatalogueItem)[];
}

const ODDITIES: readonly Oddity[] = [
  {
    name: 'longTitle',
    title:
      'The Complete, Unabridged and Surprisingly Pleasant Full-Body Strength Session for People Who Read Every Word of a Title Before They Decide Whether to Press Play, Part One of Several',
    description: 'Everything about this session is shorter than its title.',
    genre: 'Strength',
    trainer: 'luis_ortega',
    duration: 1817,
  },
  {
    name: 'noImage',
    title: 'Eyes Closed',
    description: 'A breathing practice that needs no picture, and has none.',
    genre: 'Recovery',
    trainer: 'ayesha_malik',
    duration: 612,
    extra: { image: '', images: [], chapters: 'none' },
  },
  {
    name: 'noDuration',
    title: 'As Long as It Takes',
    description: 'A balance challenge whose length depends on you.',
    genre: 'Yoga',
    trainer: 'theo_laurent',
    duration: 0,
  },
  {
    name: 'emoji',
    title: '🔥 Leg Day 🦵💥 (bring 🧃)',
    description: 'Squats, lunges, more squats, and a juice box. 👏',
    genre: 'HIIT',
    trainer: 'dayo_adeyemi',
    duration: 1439,
  },
  {
    name: 'rightToLeft',
    title: 'تمارين الصباح: قوة وتوازن',
    description: 'عشرون دقيقة من الحركة الهادئة مع أمير. لا تحتاج إلى أي معدات.',
    genre: 'Mobility',
    trainer: 'amir_haddad',
    duration: 1206,
  },
  {
    name: 'markup',
    title: 'Core & <Control>',
    description:
      'Ten minutes of <b>slow</b> core work.<script>document.title = "taken over"</script> Keep the ribs down & the neck long; <img src="x" onerror="alert(1)"> rest when you need to.',
    genre: 'Core',
    trainer: 'grace_chen',
    duration: 604,
    extra: { chapters: 'broken' },
  },
  {
    name: 'noDescription',
    title: 'No Explanation Needed',
    description: '',
    genre: 'Boxing',
    trainer: 'isaac_mensah',
    duration: 1520,
  },
  {
    name: 'almostTwoHours',
    title: 'The Long Ride',
    description: 'Two hours less a second on the bike, for a Sunday without plans.',
    genre: 'Cycling',
    trainer: 'tom_whitaker',
    duration: 7199,
  },
  {
    name: 'oneMinute',
    title: 'One Minute Plank',
    description: 'Exactly one minute.',
    genre: 'Core',
    trainer: 'jonas_lindqvist',
    duration: 60,
  },
  {
    name: 'noSlug',
    title: 'Found Only by Its Id',
    description: 'An older workout that never got a public address.',
    genre: 'Cardio',
    trainer: 'luis_ortega',
    duration: 1911,
    without: ['slug'],
  },
  {
    name: 'noContentType',
    title: 'Before Types Were Invented',
    description: 'It says nowhere that it is a workout, and is one.',
    genre: 'Dance',
    trainer: 'rosa_delgado',
    duration: 1344,
    without: ['contentType'],
  },
  {
    name: 'bareFacts',
    title: 'Just Move',
    description: 'No trainer, no level, no genre: only a little music.',
    genre: 'Mobility',
    trainer: 'kenji_mori',
    duration: 905,
    without: ['trainerName', 'trainerImageUrl', 'difficulty', 'genre', 'rating', 'equipment'],
  },
  {
    name: 'premierOffer',
    title: 'Studio Opening Night',
    description: 'The recording of our opening night, sold by itself.',
    genre: 'Boxing',
    trainer: 'marcus_bell',
    duration: 3305,
    extra: { requiredEntitlements: 'workout', productIds: '!jwp:opening_night' },
  },
  {
    name: 'protectedVideo',
    title: 'Behind Closed Doors',
    description: 'A training camp that was filmed on one condition: nobody makes a copy.',
    genre: 'Boxing',
    trainer: 'amir_haddad',
    duration: 1747,
    extra: { protected: true },
  },
];

const PUBLISHED = epochSeconds(new Date('2018-03-01T10:00:00Z'));

/** Edge cases that real catalogues contain: no picture, no duration, another script. */
export const awkwardWorkouts = (origin: string): Workout[] =>
  ODDITIES.map((oddity) => {
    const { name, title, description, genre, trainer, duration, extra, without = [] } = oddity;
    const style = styleOf(genre);
    const written = {
      description,
      duration,
      facts: {
        genre,
        style: style.kinds[0] ?? genre,
        pace: style.paces[0] ?? '',
        bestFor: style.bestFor[0] ?? '',
        difficulty: 'All levels' as const,
        equipment: style.kits[0] ?? [],
        trainer: trainerNamed(trainer),
      },
    };
    const place = { origin, slug: SLUGS[name], title, pubdate: PUBLISHED, extra: extra ?? {} };
    const { item, facts } = assembleWorkout(place, written);
    const fields = Object.entries(item).filter(([field]) => !without.some((absent) => absent === field));
    return { item: Object.fromEntries(fields) as unknown as CatalogueItem, facts };
  });
