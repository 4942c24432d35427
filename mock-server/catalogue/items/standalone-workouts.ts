import type { CatalogueItem } from './catalogue-item.ts';
import { SeededRandom } from '../seeded/seeded-random.ts';
import { epochSeconds, MS_A_DAY } from '../schedule/days.ts';
import { slugOf } from './slug.ts';
import { STYLES, type Focus, type Form, type StyleWords } from '../vocabulary/styles.ts';
import type { Workout } from './workout.ts';
import { assembleWorkout } from './assemble-workout.ts';
import { trailerMediaId, workoutId } from './platform-id.ts';
import { composeTitle, generateWorkout } from './generate-workout.ts';

const FOR_EACH_STYLE = 200;
const FIRST_DAY = Date.UTC(2018, 2, 5);
/** Afterwards the weekly releases continue. */
const DAYS = (Date.UTC(2025, 6, 7) - FIRST_DAY) / MS_A_DAY;
/** In seconds; studios publish in the morning. */
const HOUR_OF_RELEASE = 10 * 3600;

/** The standalone workouts: 200 per genre, published over seven years. */
export function standaloneWorkouts(origin: string): Workout[] {
  const taken = new Set<string>();
  return STYLES.flatMap((style) => workoutsOfStyle(origin, style, taken));
}

function workoutsOfStyle(origin: string, style: StyleWords, taken: Set<string>): Workout[] {
  const chance = new SeededRandom(`workouts of ${style.genre}`);
  const workouts: Workout[] = [];
  const add = (focus: Focus, form: Form, timed: boolean): void => {
    const minutes = chance.pick(style.minutes);
    const plain = composeTitle(chance, { style, focus, form });
    const title = timed && plain ? `${minutes}-Minute ${plain}` : plain;
    const slug = title && slugOf(title);
    if (!slug || taken.has(slug)) return;
    taken.add(slug);
    const written = generateWorkout(chance, { style, focus, form, minutes });
    const pubdate =
      epochSeconds(new Date(FIRST_DAY + chance.whole(0, DAYS - 1) * MS_A_DAY)) + HOUR_OF_RELEASE;
    const extra = rareFields(chance, style, workoutId(slug));
    workouts.push(assembleWorkout({ origin, slug, title, pubdate, extra }, written));
  };
  const pairs = style.focuses.flatMap((focus) => style.forms.map((form) => [focus, form] as const));
  for (const [focus, form] of chance.shuffled(pairs)) add(focus, form, false);
  for (const [focus, form] of chance.shuffled(pairs)) {
    if (workouts.length >= FOR_EACH_STYLE) break;
    add(focus, form, true);
  }
  return workouts;
}

/** Fields that only some workouts have: other access terms, offers, labels, a trailer. */
export function rareFields(
  chance: SeededRandom,
  { genre }: StyleWords,
  mediaid: string,
): Partial<CatalogueItem> {
  return {
    ...accessFields(chance, genre),
    ...(chance.happens(0.03) && {
      featuredLabel: chance.pick(['Staff pick', 'Most loved', 'Live Saturday']),
    }),
    ...(chance.happens(0.06) && { recommended: 'true' }),
    ...(chance.happens(0.08) && { trailerId: trailerMediaId(mediaid) }),
  };
}

function accessFields(chance: SeededRandom, genre: string): Partial<CatalogueItem> {
  if (genre === 'Barre' && chance.happens(0.4)) return { requiredEntitlements: 'workout,barre' };
  const lot = chance.whole(1, 100);
  if (lot <= 3) return { free: 'true' };
  if (lot <= 5) return { requiresSubscription: 'false' };
  if (lot <= 7) return { requiredEntitlements: 'workout', productIds: 'jwp:all_access' };
  if (lot <= 9) return { requiredEntitlements: 'workout', productIds: '!jwp:live_pass,jwp:all_access' };
  if (lot === 10) return { productIds: 'cleeng:S88102,jwp:all_access' };
  if (lot === 11) return { requiredEntitlements: 'workout,coaching' };
  if (lot === 12) {
    return { requiredEntitlements: 'workout', mediaOffers: [{ offerId: 'live_pass', premier: true }] };
  }
  return lot <= 50 ? { requiredEntitlements: 'workout' } : {};
}
