import { LoadSchedule } from '#application/live/load-schedule.ts';
import { MediaPlayback } from '#application/playback/playback-use-cases.ts';
import live from '../i18n/en-US/live.json';
import * as screens from '../live/live-screen.tsx';
import { liveModule } from './live.module.ts';
import { playbackModule } from './playback.module.ts';
import { withContainerModule } from './with-container-module.tsx';
import { withTexts } from './with-texts.tsx';

/** The page of live channels, with the container modules for them and for playback. */
export const LiveScreen = withContainerModule(
  withTexts(withContainerModule(screens.LiveScreen, liveModule, LoadSchedule), { live }),
  playbackModule,
  MediaPlayback,
);
