import browse from '../i18n/en-US/browse.json';

export { BrowseScreen } from '../browse/browse-screen.tsx';
export { DailyHistoryScreen, DailyScreen } from '../browse/daily-screen.tsx';
export const texts = { browse };
