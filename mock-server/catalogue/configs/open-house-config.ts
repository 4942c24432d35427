import type { AppConfig } from './app-config.ts';
import {
  analyticsBase,
  features,
  integrations,
  links,
  logo,
  menuEntry,
  shelf,
  type Place,
} from './config-parts.ts';
import { playlistIds } from '../playlists/playlist-ids.ts';

/**
 * The config of a small property without content signing, for clients that do not support signing: a studio
 * where anyone may watch everything.
 */
export const openHouseConfig = (place: Place): AppConfig => {
  const { db, jwp } = integrations(place);
  return {
    id: 'openhaus',
    siteId: 'OpnHaus1',
    siteName: 'Open House',
    description: 'A few workouts for whoever comes by.',
    analyticsToken: null,
    adSchedule: null,
    assets: { banner: logo(place, 'openhaus') },
    content: [shelf('openHouse', { featured: true }), shelf('openHouse'), { type: 'continue_watching' }],
    menu: [menuEntry('Workouts', 'openHouse')],
    styling: {
      backgroundColor: '#101418',
      highlightColor: '#ffb43f',
      headerBackground: '#101418',
      footerText: '© Open House. Come in.',
    },
    features,
    integrations: {
      db: { ...db, browsePlaylist: playlistIds.openHouse, browseProgramsPlaylist: playlistIds.empty },
      jwp,
    },
    custom: { ...links(place), analyticsBase: analyticsBase(place) },
    threeSixtyFiveContent: [],
  };
};
