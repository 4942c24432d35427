import type { ComponentType } from 'react';
import { OpenSeries } from '#application/catalogue/open-series.ts';
import { detailsModule } from './details.module.ts';
import { withContainerModule } from './with-container-module.tsx';

/** A screen that needs the container module for details. */
export const withDetails = (Screen: ComponentType): ComponentType =>
  withContainerModule(Screen, detailsModule, OpenSeries);
