import type { ComponentType } from 'react';
import { SearchCatalogue } from '#application/search/search-catalogue.ts';
import { searchModule } from './search.module.ts';
import { withContainerModule } from './with-container-module.tsx';

/** A component that needs the container module for search. */
export const withSearch = <Props extends object>(Component: ComponentType<Props>): ComponentType<Props> =>
  withContainerModule(Component, searchModule, SearchCatalogue);
