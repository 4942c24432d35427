/** The parts of the platform's responses that the tests read: `response.json<Refusal>().message`. */

export interface Refusal {
  readonly message: string;
}

/** A world as the control API describes it. */
export interface WorldAnswer {
  readonly world: string;
  readonly person: string;
  readonly name: string;
  readonly now: string;
  /** Milliseconds. */
  readonly offset: number;
}

export interface WatchedItem {
  readonly mediaid: string;
  readonly progress: number;
}

export interface Member {
  readonly email: string;
  readonly watchHistory: readonly WatchedItem[];
}

export interface ListedItem {
  readonly mediaid: string;
  readonly title: string;
  /** Seconds since 1970. */
  readonly pubdate: number;
  readonly external_id?: string;
}

/** Any response with a playlist: a playlist, a watchlist, a single item. */
export interface ItemList {
  readonly playlist: readonly ListedItem[];
}

/** A page of a playlist; the links are absolute. */
export interface PlaylistPage extends ItemList {
  readonly links: { readonly first: string; readonly last: string; readonly next?: string };
}

export interface Metadata {
  readonly trainer: { readonly id: string; readonly name: string };
}
