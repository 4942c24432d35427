import { LoadSchedule } from '#application/live/load-schedule.ts';
import live from '../i18n/en-US/live.json';
import * as screens from '../live/live-screen.tsx';
import { liveModule } from './live.module.ts';
import { withContainerModule } from './with-container-module.tsx';
import { withPlayback } from './with-playback.ts';
import { withTexts } from './with-texts.tsx';

/** The page of live channels, with the container modules for them and for playback. */
export const LiveScreen = withPlayback(
  withTexts(withContainerModule(screens.LiveScreen, liveModule, LoadSchedule), { live }),
);
