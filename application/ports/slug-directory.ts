import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { Slug } from '#domain/catalogue/slug.ts';
import { token } from '../injection/token.ts';
import type { Result } from '../result.ts';

/** The account API's mapping from public addresses to items (MED-02). */
export interface SlugDirectory {
  /** Returns null for an unknown slug. */
  mediaForSlug(slug: Slug): Promise<Result<MediaId | null>>;

  /** The ids of series and programs by their slugs. */
  series(): Promise<Result<ReadonlyMap<Slug, MediaId>>>;
}
export const SlugDirectory = token<SlugDirectory>('SlugDirectory');
