import type { AppConfig, ConfigRow } from './app-config.ts';
import { playlistIds, type PlaylistName } from '../playlists/playlist-ids.ts';

/** Origin of the platform, without a trailing slash. */
export interface Place {
  readonly origin: string;
}

/** A row that shows a playlist. */
export const shelf = (name: PlaylistName, rest: Partial<ConfigRow> = {}): ConfigRow => ({
  type: 'playlist',
  contentId: playlistIds[name],
  ...rest,
});

export const menuEntry = (label: string, name: PlaylistName, filterTags?: string) => ({
  label,
  contentId: playlistIds[name],
  type: 'playlist' as const,
  ...(filterTags && { filterTags }),
});

export const integrations = ({ origin }: Place): AppConfig['integrations'] => ({
  db: {
    apiBase: origin,
    railsBase: `${origin}/account`,
    browsePlaylist: playlistIds.browse,
    browse365Playlist: playlistIds.browse365,
    browseProgramsPlaylist: playlistIds.programs,
    segmentKey: 'mock-segment-key',
    thisWeekPlaylist: playlistIds.thisWeek,
  },
  jwp: { clientId: 'daybreak-client', assetId: 365001, useSandbox: true },
});

export const features: AppConfig['features'] = {
  recommendationsPlaylist: playlistIds.recommendations,
  continueWatchingList: playlistIds.continueWatching,
  favoritesList: playlistIds.favorites,
};

/** The only ad schedule (PLY-07). */
export const AD_SCHEDULE_ID = 'AdSched1';

/** The DRM policy of protected video. */
export const DRM_POLICY = 'ClearDrm';

/** The content signing service (ACC-07). */
export const signingService = ({ origin }: Place, drmPolicyId?: string) => ({
  host: `${origin}/signing`,
  ...(drmPolicyId && { drmPolicyId }),
});

/** The address of a customer's logo. */
export const logo = ({ origin }: Place, config: string): string => `${origin}/v1/logos/${config}.svg`;

/** The base address for analytics. */
export const analyticsBase = ({ origin }: Place): string => `${origin}/analytics`;

/** Links to other places for members. */
export const links = ({ origin }: Place) => ({
  coachingOfferUrl: `${origin}/account/coaching`,
  intakeSurveyUrl: `${origin}/account/intake-survey`,
  appsUrl: 'https://daybreak.example/apps',
  supportUrl: 'https://daybreak.example/support',
  androidAppUrl: 'https://play.google.com/store/apps/details?id=example.daybreak',
  iosAppUrl: 'https://apps.apple.com/app/daybreak/id0000000365',
  companyUrl: 'https://daybreak.example/company',
  socialLinks: {
    instagram: 'https://www.instagram.com/daybreak.example',
    youtube: 'https://www.youtube.com/@daybreak.example',
    facebook: 'https://www.facebook.com/daybreak.example',
  },
});
