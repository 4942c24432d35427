import type { ComponentType } from 'react';
import * as screens from '../details/media-screen.tsx';
import { usePlaybackModule } from './use-playback-module.ts';

/*
 * The pages with a player. Their screens and the container module for playback load together, when the first such page is
 * opened.
 */
const withPlayback = (Screen: ComponentType): ComponentType =>
  function ScreenWithPlayback() {
    usePlaybackModule();
    return <Screen />;
  };

export const WorkoutScreen = withPlayback(screens.WorkoutScreen);
export const ProgramScreen = withPlayback(screens.ProgramScreen);
export const MediaByIdScreen = withPlayback(screens.MediaByIdScreen);
export const { prepareWorkout } = screens;
