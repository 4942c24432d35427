import type { ValueOf } from '../../value-of-schema.ts';
import { z } from '../../zod.ts';
import { readContent, text } from './read-content.ts';

/** A piece of equipment as described in the metadata; `shopPath` is set if it is for sale. */
const pieceSchema = z.strictObject({ name: text, description: text, shopPath: text.nullable() }).readonly();

export type EquipmentPiece = ValueOf<typeof pieceSchema>;

const PIECES = readContent('equipment.yaml', z.record(text, pieceSchema).readonly());

export const EQUIPMENT_NAMES: readonly string[] = Object.keys(PIECES);

/** The key of a piece, as kits name it. */
export const equipmentNameSchema = z.string().refine((name) => EQUIPMENT_NAMES.includes(name), {
  error: ({ input }) => `There is no "${String(input)}" in equipment.yaml.`,
});

export function equipmentPiece(name: string): EquipmentPiece {
  const piece = PIECES[name];
  if (!piece) throw new Error(`There is no "${name}" in equipment.yaml`);
  return piece;
}
