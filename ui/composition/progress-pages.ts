import type { ComponentType } from 'react';
import { ProgressSource } from '#application/ports/progress-source.ts';
import * as history from '../progress/history-screen.tsx';
import * as screens from '../progress/progress-screen.tsx';
import { progressModule } from './progress.module.ts';
import { withContainerModule } from './with-container-module.tsx';

const withProgress = (Screen: ComponentType): ComponentType =>
  withContainerModule(Screen, progressModule, ProgressSource);

export const ProgressScreen = withProgress(screens.ProgressScreen);
export const MobileProgressScreen = withProgress(screens.MobileProgressScreen);
export const HistoryScreen = withProgress(history.HistoryScreen);
