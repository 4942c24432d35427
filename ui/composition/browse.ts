import access from '../i18n/en-US/access.json';
import browse from '../i18n/en-US/browse.json';

export { BrowseScreen } from '../browse/browse-screen.tsx';
export { DailyHistoryScreen, DailyScreen } from './daily.tsx';
export { prepareList } from '../queries/use-paged-playlist.ts';
export const texts = { access, browse };
