import { z } from '../../zod.ts';
import type { ValueOf } from '../../value-of-schema.ts';
import type { CatalogueItem } from '../items/catalogue-item.ts';
import type { DailyCatalogue } from '../schedule/daily-catalogue.ts';

const optional = (description: string) => z.string().meta({ description }).exactOptional();

/** The properties of a playlist besides its items (Specification 1, section 3, "Playlist"). */
export const playlistDetailsSchema = z.object({
  title: z.string(),
  description: z.string(),
  kind: z.enum(['MANUAL', 'DYNAMIC', 'RECOMMENDATIONS', 'SEARCH', 'WATCHLIST']),
  viewName: optional('The program, if the playlist has its workouts (CAT-07)'),
  filterTags: optional('The genres of its dropdown, a comma-separated list (CAT-17)'),
  shelfImageAspectRatio: optional(
    '2:1, 16:9, 5:3, 4:3, 1:1, 9:13, 2:3 or 9:16; anything else counts as 16:9 (CAT-14)',
  ),
  imageLabel: optional('The name of the image that its cards show (CAT-15)'),
  contentType: optional('live: shown as a guide (LIV-01)'),
});

export type PlaylistDetails = ValueOf<typeof playlistDetailsSchema>;

/** A playlist with an id. */
export interface PlaylistDefinition {
  readonly id: string;
  readonly details: PlaylistDetails;
  /** Whether its page has the dropdowns of the browse page. */
  readonly hasFilters: boolean;
  readonly items: (stock: DailyCatalogue) => readonly CatalogueItem[];
}
