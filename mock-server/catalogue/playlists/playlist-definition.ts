import type { CatalogueItem } from '../items/catalogue-item.ts';
import type { DailyCatalogue } from '../schedule/daily-catalogue.ts';

/** The properties of a playlist besides its items (Specification 1, section 3, "Playlist"). */
export interface PlaylistDetails {
  readonly title: string;
  readonly description: string;
  readonly kind: 'MANUAL' | 'DYNAMIC' | 'RECOMMENDATIONS' | 'SEARCH' | 'WATCHLIST';
  readonly viewName?: string;
  /** The genres of the dropdown on its page, separated by commas. */
  readonly filterTags?: string;
  readonly shelfImageAspectRatio?: string;
  /** The name of the picture that its cards show, instead of the default. */
  readonly imageLabel?: string;
  readonly contentType?: string;
}

/** A playlist with an id. */
export interface PlaylistDefinition {
  readonly id: string;
  readonly details: PlaylistDetails;
  /** Whether its page has the dropdowns of the browse page. */
  readonly hasFilters: boolean;
  readonly items: (stock: DailyCatalogue) => readonly CatalogueItem[];
}
