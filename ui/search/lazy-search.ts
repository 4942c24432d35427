import { lazyModule } from '../navigation/lazy-module.ts';

export const loadSearch = lazyModule(() => import('./search-screen.tsx'));
/** What the header's search field needs when it is used. */
export const loadSearchBox = lazyModule(() => import('./search-box.tsx'));
