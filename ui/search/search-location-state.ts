/** The state of an entry of the browser's history that search has added within the app, so that there is a previous entry. */
export interface SearchLocationState {
  readonly begunHere: true;
  /** The address of the page over which search is open on a small screen; null if it is not over a page. */
  readonly over: string | null;
}

/** Over which page search is open at an entry of the browser's history. */
export const openOver = (state: Partial<SearchLocationState> | null): string | null => state?.over ?? null;
