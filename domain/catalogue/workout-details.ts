import type { Slug } from './slug.ts';
import type { TrainerId } from './trainer-id.ts';

export interface Equipment {
  readonly name: string;
  /** Where to learn more about a piece that can be bought; null for one that cannot. */
  readonly purchaseAddress: string | null;
}

/** What a detail page tells beside the item itself (MED-06); null or empty where it is not known. */
export interface WorkoutDetails {
  readonly trainer: { readonly id: TrainerId; readonly name: string; readonly picture: string | null } | null;
  readonly difficulty: string | null;
  readonly style: string | null;
  readonly pace: string | null;
  readonly bestFor: string | null;
  readonly equipment: readonly Equipment[];
  readonly program: { readonly name: string; readonly slug: Slug } | null;
  readonly airedAt: Date | null;
}
