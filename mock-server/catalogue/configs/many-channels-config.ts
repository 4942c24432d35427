import type { AppConfig } from './app-config.ts';
import {
  analyticsBase,
  DRM_POLICY,
  features,
  integrations,
  links,
  menuEntry,
  shelf,
  signingService,
  type Place,
} from './config-parts.ts';

/** The config of a property with 500 live channels, and with one for each thing that a guide has to cope with. */
export const manyChannelsConfig = (place: Place): AppConfig => ({
  id: 'channels',
  siteId: 'ManyChn1',
  siteName: 'Every Studio',
  description: 'Five hundred studios, live around the clock.',
  analyticsToken: null,
  adSchedule: null,
  assets: { banner: null },
  content: [shelf('featured', { featured: true }), shelf('channels'), { type: 'continue_watching' }],
  menu: [
    menuEntry('Every studio', 'manyChannels'),
    menuEntry('Fifty studios', 'fiftyChannels'),
    menuEntry('Ten studios', 'tenChannels'),
    menuEntry('Odd channels', 'oddChannels'),
    menuEntry('Live', 'live'),
  ],
  styling: {
    backgroundColor: '#0d1117',
    highlightColor: '#7ee0ff',
    headerBackground: '#0d1117',
    footerText: '© Every Studio. Always on.',
  },
  features,
  integrations: integrations(place),
  custom: { ...links(place), analyticsBase: analyticsBase(place) },
  contentSigningService: signingService(place, DRM_POLICY),
  threeSixtyFiveContent: [],
});
