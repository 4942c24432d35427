import * as screens from '../details/series/series-link-screen.tsx';
import { withDetails } from './with-details.ts';

export const SeriesLinkScreen = withDetails(screens.SeriesLinkScreen);
