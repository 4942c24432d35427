import type { ComponentType } from 'react';
import { MediaPlayback } from '#application/playback/media-playback.ts';
import access from '../i18n/en-US/access.json';
import playback from '../i18n/en-US/playback.json';
import { playbackModule } from './playback.module.ts';
import { withContainerModule } from './with-container-module.tsx';
import { withTexts } from './with-texts.tsx';

/** A screen that needs the container module for playback, and the texts of players and locked videos. */
export const withPlayback = (Screen: ComponentType): ComponentType =>
  withTexts(withContainerModule(Screen, playbackModule, MediaPlayback), { access, playback });
