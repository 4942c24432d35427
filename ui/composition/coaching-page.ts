import { WorkoutPlanSource } from '#application/ports/workout-plan-source.ts';
import * as screens from '../coaching/coaching-screen.tsx';
import coaching from '../i18n/en-US/coaching.json';
import { coachingModule } from './coaching.module.ts';
import { withContainerModule } from './with-container-module.tsx';
import { withTexts } from './with-texts.tsx';

export const CoachingScreen = withTexts(
  withContainerModule(screens.CoachingScreen, coachingModule, WorkoutPlanSource),
  { coaching },
);
