import type { CatalogueItem } from './catalogue-item.ts';
import { SeededRandom } from '../seeded/seeded-random.ts';
import { epochSeconds, MS_A_DAY } from '../schedule/days.ts';
import { commonItemFields } from './common-item-fields.ts';
import { playlistIds, programPlaylistId } from '../playlists/playlist-ids.ts';
import { slugOf } from './slug.ts';
import { PROGRAMS, type ProgramDefinition } from '../vocabulary/programs.ts';
import { styleOf, type Genre, type StyleWords } from '../vocabulary/styles.ts';
import { TRAINERS, type TrainerWords } from '../vocabulary/trainers.ts';
import type { Workout } from './workout.ts';
import { trainerFields, assembleWorkout } from './assemble-workout.ts';
import { programId, trailerMediaId } from './platform-id.ts';
import { generateWorkout } from './generate-workout.ts';

/** A program with its workouts in order. */
export interface Program {
  readonly definition: ProgramDefinition;
  readonly item: CatalogueItem;
  readonly workouts: readonly Workout[];
}

const FIRST_PROGRAM = Date.UTC(2019, 0, 7);
const DAYS_BETWEEN = 41;

export const programsOf = (origin: string): Program[] =>
  PROGRAMS.map((definition, index) => {
    const pubdate = epochSeconds(new Date(FIRST_PROGRAM + index * DAYS_BETWEEN * MS_A_DAY));
    const workouts = programWorkouts(origin, definition, pubdate);
    return { definition, item: programItem(origin, definition, pubdate), workouts };
  });

export function trainerNamed(id: string): TrainerWords {
  const trainer = TRAINERS.find((each) => each.id === id);
  if (!trainer) throw new Error(`There is no trainer "${id}" in the vocabulary`);
  return trainer;
}

function programItem(origin: string, definition: ProgramDefinition, pubdate: number): CatalogueItem {
  const { slug, title, description, genre, difficulty, entitlements, label, track } = definition;
  const mediaid = programId(slug);
  return {
    ...commonItemFields(origin, mediaid, title, description),
    feedid: playlistIds.programs,
    duration: 0,
    pubdate,
    tags: ['program', slugOf(genre), slugOf(difficulty), definition.trainer].join(','),
    ...(track ? { jwableType: 'Track' } : { contentType: 'program' }),
    slug,
    genre,
    rating: genre === 'Boxing' ? 'TV-PG' : 'TV-G',
    difficulty,
    ...trainerFields(origin, trainerNamed(definition.trainer)),
    seriesPlaylistId: programPlaylistId(slug),
    trailerId: trailerMediaId(mediaid),
    ...(entitlements && { requiredEntitlements: entitlements }),
    ...(label && { featuredLabel: label }),
  };
}

function programWorkouts(origin: string, definition: ProgramDefinition, pubdate: number): Workout[] {
  const chance = new SeededRandom(`program ${definition.slug}`);
  const trainer = trainerNamed(definition.trainer);
  return Array.from({ length: definition.weeks }, (_week, index) => index + 1).flatMap((week) =>
    definition.sessions.map((session, index) => {
      const { title: name, genre } =
        typeof session === 'string' ? { title: session, genre: definition.genre } : session;
      const title = definition.weeks > 1 ? `${name}: Week ${week}` : name;
      const slug = `${definition.slug.replaceAll('_', '-')}-${slugOf(title)}`;
      const style = styleOf(genre);
      const { focus, form } = fitting(chance, style, name);
      const minutes = minutesOf(chance, name, genre);
      const written = generateWorkout(chance, {
        style,
        focus,
        form,
        trainer,
        difficulty: definition.difficulty,
        ...minutes,
      });
      const description = `${intro(definition, name, week, index + 1)} ${written.description}`;
      const extra = {
        ...(definition.entitlements && { requiredEntitlements: definition.entitlements }),
        ...(definition.weeks > 1 && { week: String(week) }),
      };
      return assembleWorkout(
        { origin, slug, title, pubdate, program: definition, extra },
        { ...written, description },
      );
    }),
  );
}

/** A focus that the session's name mentions, if any. */
function fitting(chance: SeededRandom, style: StyleWords, name: string) {
  const words = name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3);
  const named = style.focuses.filter(({ title }) =>
    words.some((word) => title.toLowerCase().includes(word.replace(/s$/, ''))),
  );
  return { focus: chance.pick(named.length > 0 ? named : style.focuses), form: chance.pick(style.forms) };
}

const minutesOf = (chance: SeededRandom, name: string, genre: Genre): { minutes?: number } =>
  name.startsWith('Ten Minutes')
    ? { minutes: 10 }
    : genre === 'Core'
      ? { minutes: chance.pick([10, 12, 14]) }
      : {};

function intro(
  { title, weeks, sessions }: ProgramDefinition,
  name: string,
  week: number,
  place: number,
): string {
  if (weeks === 1) return `Session ${place} of ${sessions.length} in ${title}.`;
  if (week === 1) return `${name}, for the first time: week 1 of ${title}.`;
  if (week === weeks) return `The last ${name} of ${title}, and you will know how far you have come.`;
  return `Week ${week} of ${title}: ${name} again, with a little more of everything.`;
}
