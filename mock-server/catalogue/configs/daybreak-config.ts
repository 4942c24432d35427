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
import { ALL_GENRES, ALL_PROGRAM_GENRES } from '../playlists/define-playlist.ts';
import { staffPicksPath } from '../playlists/playlist-ids.ts';
import { programId } from '../items/platform-id.ts';

/** CAT-25: titles that visitors see instead of the names that members know. */
const PUBLIC_TITLES: Readonly<Record<string, string>> = {
  barre: 'The Barre Studio',
  undefeated: 'Boxing for Everybody',
  db10: 'Ten Days, Ten Minutes',
  pilates_phase_two: 'Pilates for the Experienced',
  power_cardio: 'Two Weeks of Cardio',
  mobility: 'Move Without Creaking',
  yoga_fundamentals: 'Yoga from the Beginning',
  dbk: 'Learn the Kettlebell',
  ignition: 'Three Weeks of Intervals',
  metcon_club: 'Conditioning, with a Scoreboard',
  core_21: 'A Strong Core in 21 Days',
  coached_strength: 'Strength, with Your Own Coach',
  coached_balance: 'Balance, with Your Own Coach',
};

const HOME_ROWS: AppConfig['content'] = [
  shelf('featured', { featured: true }),
  { type: 'continue_watching', title: 'Pick up where you left off' },
  shelf('browse365', { title: 'Today’s 365' }),
  shelf('newThisWeek'),
  { type: 'followed_playlist' },
  shelf('trendingPrograms'),
  { type: 'because_you_watched' },
  shelf('tenMinutes'),
  shelf('dumbbells'),
  { type: 'favorites', title: 'Your favorites' },
  shelf('thisWeek', { title: 'This week in the 365' }),
  shelf('trainers'),
  shelf('yoga', { title: 'Yoga, fast and slow', backgroundColor: '#16213a' }),
  shelf('series'),
  { type: 'playlist', contentId: staffPicksPath, title: 'Staff picks' },
  shelf('boxing'),
  shelf('hubs'),
  shelf('channels'),
  shelf('noEquipment'),
  shelf('dance'),
  shelf('sleep', { title: 'Before you sleep' }),
  shelf('pages'),
];

/** The config of Daybreak, the main brand of the mock platform. */
export const daybreakConfig = (place: Place): AppConfig => ({
  id: 'daybreak',
  siteId: 'DayBrk01',
  siteName: 'Daybreak',
  description:
    'Over 3,000 workouts and more than 50 programs, from ten-minute mornings to a half marathon, and a new workout every day.',
  analyticsToken: null,
  adSchedule: null,
  assets: { banner: null },
  content: HOME_ROWS,
  menu: [
    menuEntry('Workouts', 'browse', ALL_GENRES),
    menuEntry('Programs', 'programs', ALL_PROGRAM_GENRES),
    menuEntry('Trainers', 'trainers'),
    menuEntry('Series', 'series'),
    menuEntry('Live', 'live'),
  ],
  styling: {
    backgroundColor: '#0a0d16',
    highlightColor: '#d9ff4a',
    footerText: '© Daybreak. Train kindly.',
  },
  features,
  integrations: integrations(place),
  custom: {
    ...links(place),
    analyticsBase: analyticsBase(place),
    pseudoLanguages: true,
    publicTitles: Object.fromEntries(
      Object.entries(PUBLIC_TITLES).map(([slug, title]) => [programId(slug), title]),
    ),
  },
  contentSigningService: signingService(place, DRM_POLICY),
  threeSixtyFiveContent: [
    { type: 'continue_watching' },
    shelf('thisWeek', { title: 'This week' }),
    { type: 'favorites' },
    shelf('newThisWeek'),
    shelf('recovery', { title: 'And on rest days' }),
  ],
});
