import * as screens from '../coaching/coaching-screen.tsx';
import coaching from '../i18n/en-US/coaching.json';
import { withTexts } from './with-texts.tsx';

export const CoachingScreen = withTexts(screens.CoachingScreen, { coaching });
