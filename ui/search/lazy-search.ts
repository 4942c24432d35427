import { lazyModule } from '../navigation/lazy-module.ts';

export const loadSearch = lazyModule(() => import('./search-screen.tsx'));
/** The code that the header's search field needs once it is used. */
export const loadSearchBox = lazyModule(() => import('./search-box.tsx'));
