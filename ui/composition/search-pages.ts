import * as box from '../search/search-box.tsx';
import * as screens from '../search/search-screen.tsx';
import { withSearch } from './with-search.ts';

/* What shows a search, and the container module for search, load together, when the search field is first used. */
export const SearchScreen = withSearch(screens.SearchScreen);
export const SearchOverlay = withSearch(box.SearchOverlay);
export const { SearchInAddress } = box;
