import * as browsing from '../browse/browse-screen.tsx';
import * as daily from '../browse/daily-screen.tsx';
import browse from '../i18n/en-US/browse.json';
import { withTexts } from './with-texts.tsx';

export const BrowseScreen = withTexts(browsing.BrowseScreen, { browse });
export const DailyScreen = withTexts(daily.DailyScreen, { browse });
export const DailyHistoryScreen = withTexts(daily.DailyHistoryScreen, { browse });
