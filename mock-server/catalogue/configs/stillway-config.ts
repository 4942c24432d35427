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
import { homeConfig } from './home-config.ts';
import { playlistIds } from '../playlists/playlist-ids.ts';

/** The config of a second brand on the same catalogue: a yoga studio, light where Daybreak is dark. */
export const stillwayConfig = (place: Place): AppConfig => ({
  ...homeConfig(place),
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
  custom: { ...links(place), analyticsBase: analyticsBase(place), inlinePlayer: true },
  threeSixtyFiveContent: [shelf('thisWeek')],
});
