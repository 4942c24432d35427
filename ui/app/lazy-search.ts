import { lazyModule } from '../navigation/lazy-module.ts';

/** The code that search needs once its field is used. */
export const loadSearch = lazyModule(() => import('../composition/search-pages.ts'), ['search']);
