import type { ComponentType } from 'react';
import { MediaPlayback } from '#application/playback/playback-use-cases.ts';
import * as screens from '../details/media-screen.tsx';
import { playbackModule } from './playback.module.ts';
import { withContainerModule } from './with-container-module.tsx';
import { withDetails } from './with-details.ts';

/*
 * The pages with a player. Their screens and the container modules for details and playback load together, when the first such
 * page is opened.
 */
const withPlayback = (Screen: ComponentType): ComponentType =>
  withDetails(withContainerModule(Screen, playbackModule, MediaPlayback));

export const WorkoutScreen = withPlayback(screens.WorkoutScreen);
export const ProgramScreen = withPlayback(screens.ProgramScreen);
export const MediaByIdScreen = withPlayback(screens.MediaByIdScreen);
export const { prepareWorkout } = screens;
