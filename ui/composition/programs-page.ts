import * as screens from '../search/programs-screen.tsx';
import { withSearch } from './with-search.ts';

export const ProgramsScreen = withSearch(screens.ProgramsScreen);
