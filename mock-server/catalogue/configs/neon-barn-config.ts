import type { AppConfig } from './app-config.ts';
import { logo, shelf, type Place } from './config-parts.ts';
import { daybreakConfig } from './daybreak-config.ts';

/** The config of a customer whose two colours can hardly be told apart, with neon where others have white. */
export const neonBarnConfig = (place: Place): AppConfig => ({
  ...daybreakConfig(place),
  id: 'neonbarn',
  siteName: 'Neon Barn',
  description: 'Dance and intervals under blacklight, in a barn.',
  assets: { banner: logo(place, 'neonbarn') },
  content: [
    shelf('featured', { featured: true }),
    { type: 'continue_watching' },
    shelf('dance', { backgroundColor: '#808080' }),
    shelf('boxing', { backgroundColor: '#39ff14' }),
    shelf('newThisWeek'),
    { type: 'favorites' },
    shelf('trendingPrograms', { backgroundColor: '#ff00ff' }),
    shelf('trainers'),
  ],
  styling: {
    backgroundColor: '#f3e7c9',
    highlightColor: '#39ff14',
    headerBackground: '#ff6ad5',
    footerText: '© Neon Barn. Bring sunglasses.',
  },
});
