import { WorkoutPlanSource } from '#application/ports/workout-plan-source.ts';
import * as screens from '../coaching/coaching-screen.tsx';
import { coachingModule } from './coaching.module.ts';
import { withContainerModule } from './with-container-module.tsx';

export const CoachingScreen = withContainerModule(screens.CoachingScreen, coachingModule, WorkoutPlanSource);
