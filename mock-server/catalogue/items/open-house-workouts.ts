import { SeededRandom } from '../seeded/seeded-random.ts';
import { epochSeconds, MS_A_DAY } from '../schedule/days.ts';
import { playlistIds } from '../playlists/playlist-ids.ts';
import { slugOf } from './slug.ts';
import { STYLES } from '../vocabulary/styles.ts';
import type { Workout } from './workout.ts';
import { assembleWorkout } from './assemble-workout.ts';
import { composeTitle, generateWorkout } from './generate-workout.ts';

const FIRST_DAY = Date.UTC(2024, 0, 8, 10);

/** The workouts of Open House, one per genre: free for everyone, and not signed. */
export function openHouseWorkouts(origin: string): Workout[] {
  const chance = new SeededRandom('open house');
  return STYLES.map((style, index) => {
    const brief = { style, focus: chance.pick(style.focuses), form: chance.pick(style.forms) };
    const title = `${composeTitle(chance, brief) ?? style.genre} (open house)`;
    const pubdate = epochSeconds(new Date(FIRST_DAY + index * 7 * MS_A_DAY));
    const extra = { free: 'true', unsigned: true, feedid: playlistIds.openHouse } as const;
    return assembleWorkout(
      { origin, slug: slugOf(title), title, pubdate, extra },
      generateWorkout(chance, brief),
    );
  });
}
