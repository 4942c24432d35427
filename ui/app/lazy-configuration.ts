import { lazyModule } from '../navigation/lazy-module.ts';

/** The demo page and the config-id prompt, with their container module and texts. */
export const loadConfigurationPages = lazyModule(
  () => import('../composition/configuration-pages.ts'),
  ['configuration'],
);
