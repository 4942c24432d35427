import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { DEFAULT_BILLING_PROVIDER, type AppConfig } from '#domain/configuration/app-config.ts';

/** A config without rows or menu, with the given changes. */
export const aConfig = (changes: Partial<AppConfig> = {}): AppConfig => ({
  id: null,
  siteId: null,
  siteName: 'Daybreak',
  description: 'Workouts for every day.',
  content: [],
  dailyContent: [],
  menu: [],
  styling: { backgroundColor: null, highlightColor: null, headerBackground: null, footerText: null },
  logo: null,
  features: { continueWatchingList: null, favoritesList: null, recommendations: null, search: null },
  playlists: {
    browse: playlistId('Browse01'),
    programs: playlistId('Programs'),
    daily: playlistId('Daily365'),
    thisWeek: playlistId('ThisWeek'),
  },
  publicTitles: new Map(),
  accountApi: 'https://api.test',
  accountSite: 'https://account.test',
  coaching: { offer: null, intakeSurvey: null },
  useSandbox: true,
  analytics: null,
  imageNames: {},
  contentSigning: null,
  billingProvider: DEFAULT_BILLING_PROVIDER,
  inlinePlayer: false,
  maxFavorites: 48,
  adSchedule: null,
  videoAnalytics: null,
  ...changes,
});
