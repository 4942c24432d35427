import type { ComponentType } from 'react';
import { SearchCatalogue } from '#application/search/search-catalogue.ts';
import search from '../i18n/en-US/search.json';
import { searchModule } from './search.module.ts';
import { withContainerModule } from './with-container-module.tsx';
import { withTexts } from './with-texts.tsx';

/** A component that needs the container module and the texts for search. */
export const withSearch = <Props extends object>(Component: ComponentType<Props>): ComponentType<Props> =>
  withTexts(withContainerModule(Component, searchModule, SearchCatalogue), { search });
