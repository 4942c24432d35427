import type { ComponentType } from 'react';
import * as screens from '../details/media-screen.tsx';
import { withDetails } from './with-details.ts';
import { withPlayback } from './with-playback.ts';

/*
 * The pages with a player. Their screens and the container modules for details and playback load together, when the first such
 * page is opened.
 */
const withDetailsAndPlayback = (Screen: ComponentType): ComponentType => withDetails(withPlayback(Screen));

export const WorkoutScreen = withDetailsAndPlayback(screens.WorkoutScreen);
export const ProgramScreen = withDetailsAndPlayback(screens.ProgramScreen);
export const MediaByIdScreen = withDetailsAndPlayback(screens.MediaByIdScreen);
export const { prepareWorkout } = screens;
