import type { CatalogueItem } from './catalogue-item.ts';
import { programId, trainerMediaId, workoutId } from './platform-id.ts';
import { commonItemFields } from './common-item-fields.ts';
import { pictureAddress } from './picture-addresses.ts';
import { playlistIds, programPlaylistId } from '../playlists/playlist-ids.ts';
import { equipmentPiece } from '../vocabulary/equipment.ts';
import type { ProgramDefinition } from '../vocabulary/programs.ts';
import type { TrainerWords } from '../vocabulary/trainers.ts';
import type { GeneratedWorkout } from './generate-workout.ts';
import type { Workout } from './workout.ts';

/** The parts of a workout that are not generated. */
export interface WorkoutPlace {
  readonly origin: string;
  readonly slug: string;
  readonly title: string;
  /** Seconds since 1970. */
  readonly pubdate: number;
  readonly program?: ProgramDefinition;
  /** Custom fields that only some workouts have. */
  readonly extra?: Partial<CatalogueItem>;
}

/** Assembles the workout from its generated part and its place in the catalogue. */
export function assembleWorkout(place: WorkoutPlace, written: GeneratedWorkout): Workout {
  const { origin, slug, title, pubdate, program, extra } = place;
  const { facts, description, duration } = written;
  const mediaid = workoutId(slug);
  const { trainer, equipment } = facts;
  const item: CatalogueItem = {
    ...commonItemFields(origin, mediaid, title, description),
    feedid: program ? programPlaylistId(program.slug) : playlistIds.browse,
    duration,
    pubdate,
    tags: tagsOf(written, program),
    contentType: 'workout',
    slug,
    genre: facts.genre,
    rating: facts.genre === 'Boxing' ? 'TV-PG' : 'TV-G',
    difficulty: facts.difficulty,
    ...trainerFields(origin, trainer),
    ...(equipment.length > 0 && { equipment: equipment.map((name) => equipmentPiece(name).name).join(', ') }),
    ...(program && programFields(origin, program)),
    ...extra,
  };
  return { item, facts: { ...facts, program: program ?? null } };
}

export const trainerFields = (origin: string, { id, name }: TrainerWords) => ({
  trainerName: name,
  trainerImageUrl: pictureAddress(origin, trainerMediaId(id), 'square', 120),
});

const programFields = (origin: string, { slug, title }: ProgramDefinition) => ({
  programName: title,
  programSlug: slug,
  programImageUrl: pictureAddress(origin, programId(slug), 'card', 480),
});

function tagsOf({ facts, duration }: GeneratedWorkout, program: ProgramDefinition | undefined): string {
  const { genre, style, trainer, difficulty } = facts;
  const minutes = `${Math.ceil(duration / 60)}-min`;
  const words = [genre, style, difficulty].map((name) => name.toLowerCase().replaceAll(' ', '-'));
  return [...new Set([...words, minutes, trainer.id, ...(program ? [program.slug] : [])])].join(',');
}
