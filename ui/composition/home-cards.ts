import coaching from '../i18n/en-US/coaching.json';
import home from '../i18n/en-US/home.json';
import { installer } from './platform.ts';
import { progressModule } from './progress-source.ts';

export { CoachingCard } from '../home/coaching-card.tsx';
export { UpNextCard } from '../home/up-next-card.tsx';
export const texts = { coaching, home };

export const install = installer(progressModule);
