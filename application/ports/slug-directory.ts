import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { Slug } from '#domain/catalogue/slug.ts';
import { token } from '../token.ts';
import type { Result } from '../result.ts';

/** The account API's knowledge of which item a public address names (MED-02). */
export interface SlugDirectory {
  /** Answers null for a slug that nothing has. */
  mediaForSlug(slug: Slug): Promise<Result<MediaId | null>>;

  /** The series and programs by their slugs. */
  series(): Promise<Result<ReadonlyMap<Slug, MediaId>>>;
}
export const SlugDirectory = token<SlugDirectory>('SlugDirectory');
