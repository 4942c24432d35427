import type { ComponentType } from 'react';
import { OpenSeries } from '#application/catalogue/open-series.ts';
import details from '../i18n/en-US/details.json';
import { detailsModule } from './details.module.ts';
import { withContainerModule } from './with-container-module.tsx';
import { withTexts } from './with-texts.tsx';

/** A screen that needs the container module and the texts for details. */
export const withDetails = (Screen: ComponentType): ComponentType =>
  withTexts(withContainerModule(Screen, detailsModule, OpenSeries), { details });
