import * as screens from '../about/about-screen.tsx';
import about from '../i18n/en-US/about.json';
import { withTexts } from './with-texts.tsx';

export const AboutScreen = withTexts(screens.AboutScreen, { about });
