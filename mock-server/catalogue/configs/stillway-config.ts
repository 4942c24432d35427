import type { AppConfig } from './app-config.ts';
import {
  AD_SCHEDULE_ID,
  analyticsBase,
  features,
  links,
  logo,
  menuEntry,
  shelf,
  signingService,
  type Place,
} from './config-parts.ts';
import { daybreakConfig } from './daybreak-config.ts';
import { playlistIds } from '../playlists/playlist-ids.ts';

/** SHL-10: the customer's own words, in markdown. */
const ABOUT = `Stillway is a small studio that never closes.

We teach **yoga, Pilates and rest**, slowly, and to whoever comes. There is no leaderboard here, and nobody counts.

## Where to begin

1. Ten minutes of [yoga](/app/p/${playlistIds.yoga}), sitting down if you like.
2. The same again tomorrow.
3. That is all.

> The best time to lie on the floor was this morning. The second best is now.`;

/** The config of a second brand on the same catalogue: a yoga studio, light where Daybreak is dark. */
export const stillwayConfig = (place: Place): AppConfig => ({
  ...daybreakConfig(place),
  id: 'stillway',
  siteName: 'Stillway',
  description: 'Yoga, Pilates and rest, for unhurried people.',
  adSchedule: AD_SCHEDULE_ID,
  assets: { banner: logo(place, 'stillway') },
  content: [
    shelf('featuredCalm', { featured: true }),
    { type: 'continue_watching' },
    shelf('yoga'),
    shelf('pilates'),
    shelf('beginnerPrograms'),
    shelf('recovery'),
    { type: 'favorites' },
    shelf('sleep'),
    shelf('mobility', { backgroundColor: '#e9e2d4' }),
    shelf('trainers'),
  ],
  menu: [
    menuEntry('Yoga', 'yoga'),
    menuEntry('Pilates', 'pilates'),
    menuEntry('Rest', 'recovery', 'Recovery'),
  ],
  styling: {
    backgroundColor: '#f6f1e7',
    highlightColor: '#0f6b5c',
    headerBackground: '#ffffff',
    footerText: '© Stillway. There is no hurry.',
  },
  features: { ...features, searchPlaylist: playlistIds.search },
  contentSigningService: signingService(place),
  custom: {
    ...links(place),
    analyticsBase: analyticsBase(place),
    inlinePlayer: true,
    about: ABOUT,
    welcomeProgram: 'yoga_fundamentals',
  },
  threeSixtyFiveContent: [shelf('thisWeek')],
});
