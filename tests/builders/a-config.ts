import { playlistId } from '#domain/catalogue/playlist-id.ts';
import type { AppConfig } from '#domain/configuration/app-config.ts';

/** A config without rows or menu, but for what is said of it. */
export const aConfig = (changes: Partial<AppConfig> = {}): AppConfig => ({
  siteName: 'Daybreak',
  description: 'Workouts for every day.',
  content: [],
  menu: [],
  styling: { backgroundColor: null, highlightColor: null, footerText: null },
  logo: null,
  features: { continueWatchingList: null, favoritesList: null, recommendations: null },
  playlists: { daily: playlistId('Daily365'), thisWeek: playlistId('ThisWeek') },
  publicTitles: new Map(),
  accountApi: 'https://api.test',
  accountSite: 'https://account.test',
  useSandbox: true,
  imageNames: {},
  ...changes,
});
