import type { AspectRatio } from './aspect-ratio.ts';
import type { MediaItem } from './media-item.ts';
import type { PlaylistId } from './playlist-id.ts';
import type { Slug } from './slug.ts';

/** A list of items with the data that a shelf or page needs to show it (Specification 1, section 3, "Playlist"). */
export interface Playlist {
  /** The id of its feed; without one that with which it was requested. */
  readonly id: PlaylistId;
  readonly title: string;
  readonly items: readonly MediaItem[];
  /** The public name of the program whose workouts the playlist contains. */
  readonly viewName: Slug | null;
  /** Whether it is a list of live channels (LIV-01). */
  readonly isLive: boolean;
  /** The address of the next part, if there is one. */
  readonly next: string | null;
  readonly aspectRatio: AspectRatio;
  /** The name of the image that the playlist's cards show, if the playlist defines its own. */
  readonly imageLabel: string | null;
  /** The genres of the playlist page's dropdown, if the playlist defines them. */
  readonly genres: readonly string[];
  /** The dropdowns of the browse page (CAT-20). */
  readonly filters: readonly Filter[];
}

/** A dropdown that filters a list on the server. */
export interface Filter {
  /** The name of its query parameter. */
  readonly key: string;
  readonly description: string;
  readonly options: readonly { readonly label: string; readonly value: string }[];
}

/** The number of items that a shelf requests; 'See All' shows the rest. */
export const SHELF_ITEMS = 20;

/** CAT-18: the number of placeholders for a list that is loading. */
export const PLACEHOLDERS = { list: 15, playlistPage: 30 } as const;
