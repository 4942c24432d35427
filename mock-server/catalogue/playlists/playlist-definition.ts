import type { CatalogueItem } from '../items/catalogue-item.ts';
import type { DailyCatalogue } from '../schedule/daily-catalogue.ts';

/** What the platform tells of a list besides its items (Specification 1, section 3, "Playlist"). */
export interface ToldOfPlaylist {
  readonly title: string;
  readonly description: string;
  readonly kind: 'MANUAL' | 'DYNAMIC' | 'RECOMMENDATIONS' | 'SEARCH' | 'WATCHLIST';
  readonly viewName?: string;
  /** The genres of its page's dropdown, separated by commas. */
  readonly filterTags?: string;
  readonly shelfImageAspectRatio?: string;
  /** The name of the picture that its cards show, instead of the usual one. */
  readonly imageLabel?: string;
  readonly contentType?: string;
}

/** A list of items that is known by an id. */
export interface PlaylistDefinition {
  readonly id: string;
  readonly told: ToldOfPlaylist;
  /** Whether its page has the browse page's dropdowns. */
  readonly hasFilters: boolean;
  readonly items: (stock: DailyCatalogue) => readonly CatalogueItem[];
}
