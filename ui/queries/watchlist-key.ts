/** The first part of the keys of queries for the items of the viewer's own lists. */
export const WATCHLIST_KEY = 'watchlist';
