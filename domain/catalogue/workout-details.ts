import type { MediaId } from './media-id.ts';
import type { Slug } from './slug.ts';
import type { TrainerId } from './trainer-id.ts';

export interface Equipment {
  readonly name: string;
  /** Where to learn more about equipment that can be bought; null if it cannot be bought. */
  readonly purchaseAddress: string | null;
}

/** What a detail page shows in addition to the item itself (MED-06); unknown values are null or empty. */
export interface WorkoutDetails {
  readonly trainer: { readonly id: TrainerId; readonly name: string; readonly picture: string | null } | null;
  readonly difficulty: string | null;
  readonly style: string | null;
  readonly pace: string | null;
  readonly bestFor: string | null;
  readonly equipment: readonly Equipment[];
  readonly program: { readonly id: MediaId | null; readonly name: string; readonly slug: Slug } | null;
  readonly airedAt: Date | null;
}
