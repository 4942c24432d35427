import type { ComponentType } from 'react';
import { ProgressSource } from '#application/ports/progress-source.ts';
import progress from '../i18n/en-US/progress.json';
import * as history from '../progress/history-screen.tsx';
import * as screens from '../progress/progress-screen.tsx';
import { progressModule } from './progress.module.ts';
import { withContainerModule } from './with-container-module.tsx';
import { withTexts } from './with-texts.tsx';

const withProgress = (Screen: ComponentType): ComponentType =>
  withTexts(withContainerModule(Screen, progressModule, ProgressSource), { progress });

export const ProgressScreen = withProgress(screens.ProgressScreen);
export const MobileProgressScreen = withProgress(screens.MobileProgressScreen);
export const HistoryScreen = withProgress(history.HistoryScreen);
