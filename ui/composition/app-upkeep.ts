import { KeptItems } from '#application/ports/kept-items.ts';
import { OfferRelease } from '#application/releases/offer-release.ts';
import * as feedback from '../feedback/app-upkeep.tsx';
import releases from '../i18n/en-US/releases.json';
import { offlineModule } from './offline.module.ts';
import { upkeepModule } from './upkeep.module.ts';
import { withContainerModule } from './with-container-module.tsx';
import { withTexts } from './with-texts.tsx';

export const AppUpkeep = withTexts(
  withContainerModule(
    withContainerModule(feedback.AppUpkeep, upkeepModule, OfferRelease),
    offlineModule,
    KeptItems,
  ),
  { releases },
);
