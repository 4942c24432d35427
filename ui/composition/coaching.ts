import coaching from '../i18n/en-US/coaching.json';

export { CoachingScreen } from '../coaching/coaching-screen.tsx';
export const texts = { coaching };
