import type { AspectRatio } from './aspect-ratio.ts';
import type { MediaItem } from './media-item.ts';
import type { PlaylistId } from './playlist-id.ts';
import type { Slug } from './slug.ts';

/** A list of items with what a shelf or page needs to show it (Specification 1, section 3, "Playlist"). */
export interface Playlist {
  readonly id: PlaylistId;
  readonly title: string;
  readonly items: readonly MediaItem[];
  /** The public name of the program whose workouts it holds. */
  readonly viewName: Slug | null;
  /** A list of live channels (LIV-01). */
  readonly isLive: boolean;
  /** The address of what follows, where there is more. */
  readonly next: string | null;
  readonly aspectRatio: AspectRatio;
  /** The name of the picture that its cards show, where the playlist asks for one of its own. */
  readonly imageLabel: string | null;
  /** The genres of its page's dropdown, where it names them. */
  readonly genres: readonly string[];
  /** The dropdowns of the browse page (CAT-20). */
  readonly filters: readonly Filter[];
}

/** A dropdown that narrows a list on the server's side. */
export interface Filter {
  /** The name of its parameter. */
  readonly key: string;
  readonly description: string;
  readonly options: readonly { readonly label: string; readonly value: string }[];
}

/** How many items a shelf asks for; 'See All' has the rest. */
export const SHELF_ITEMS = 20;

/** CAT-18: how many placeholders stand for a list that is loading. */
export const PLACEHOLDERS = { list: 15, playlistPage: 30 } as const;
