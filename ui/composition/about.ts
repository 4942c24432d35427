import about from '../i18n/en-US/about.json';

export { AboutScreen } from '../shell/about/about-screen.tsx';
export const texts = { about };
