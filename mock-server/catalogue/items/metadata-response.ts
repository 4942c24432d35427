import { z } from '../../zod.ts';
import type { CatalogueItem } from './catalogue-item.ts';
import { pictureAddress } from './picture-addresses.ts';
import type { Program } from './programs.ts';
import { equipmentPiece } from '../vocabulary/equipment.ts';
import { platformIdSchema, programId, trainerMediaId } from './platform-id.ts';
import { slugSchema } from './slug.ts';
import type { ValueOf } from '../../value-of-schema.ts';
import type { Workout } from './workout.ts';

const text = z.string();
const filled = z.string().min(1);

/** Specification 1, section 3, "Metadata response". Unknown values are null. */
export const metadataSchema = z.object({
  trainer: z.object({ id: filled, name: filled, imageUrl: text }).nullable(),
  difficulty: text.nullable(),
  style: text.nullable(),
  pace: text.nullable(),
  best_for: text.nullable(),
  equipment: z.array(
    z.object({
      name: filled,
      purchasable: z.boolean(),
      purchase_url: text.nullable(),
      imageUrl: text.nullable(),
      description: text.nullable(),
    }),
  ),
  series: z
    .object({ name: filled, viewName: slugSchema, imageUrl: text, mediaId: platformIdSchema })
    .nullable(),
  pubdate: z.iso.datetime().meta({ description: 'ISO 8601' }),
});

export type Metadata = ValueOf<typeof metadataSchema>;

const SHOP = 'https://shop.daybreak.example/';

/** The metadata of a workout, from its facts. */
export function metadataOfWorkout({ item, facts }: Workout, origin: string): Metadata {
  const { trainer, program } = facts;
  const hasMetadata = item.trainerName !== undefined;
  const photo = pictureAddress(origin, trainerMediaId(trainer.id), 'square', 120);
  return {
    trainer: hasMetadata ? { id: trainer.id, name: trainer.name, imageUrl: photo } : null,
    difficulty: item.difficulty ?? null,
    style: hasMetadata ? facts.style : null,
    pace: hasMetadata ? facts.pace : null,
    best_for: hasMetadata ? facts.bestFor : null,
    equipment: hasMetadata ? facts.equipment.map(equipmentOf) : [],
    series: program && {
      name: program.title,
      viewName: program.slug,
      imageUrl: pictureAddress(origin, programId(program.slug), 'card', 480),
      mediaId: programId(program.slug),
    },
    pubdate: pubdateOf(item),
  };
}

/** The metadata of a program: its own, plus the equipment of all its workouts. */
export function metadataOfProgram({ item, definition, workouts }: Program): Metadata {
  const names = new Set(workouts.flatMap(({ facts }) => facts.equipment));
  return { ...metadataOfItem(item, definition.trainer), equipment: [...names].map(equipmentOf) };
}

/** The metadata of any other item, from the item alone. */
export const metadataOfItem = (item: CatalogueItem, trainerId: string | null): Metadata => ({
  trainer:
    trainerId && item.trainerName
      ? { id: trainerId, name: item.trainerName, imageUrl: item.trainerImageUrl ?? '' }
      : null,
  difficulty: item.difficulty ?? null,
  style: item.genre ?? null,
  pace: null,
  best_for: null,
  equipment: [],
  series: null,
  pubdate: pubdateOf(item),
});

const pubdateOf = ({ pubdate }: CatalogueItem): string => new Date(pubdate * 1000).toISOString();

function equipmentOf(piece: Workout['facts']['equipment'][number]): Metadata['equipment'][number] {
  const { name, description, shopPath } = equipmentPiece(piece);
  return {
    name,
    purchasable: shopPath !== null,
    purchase_url: shopPath && SHOP + shopPath,
    imageUrl: null,
    description,
  };
}
