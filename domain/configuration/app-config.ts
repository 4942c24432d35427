import type { BillingProvider } from '../access/media-offer.ts';
import type { ImageNames } from '../catalogue/image.ts';
import type { MediaId } from '../catalogue/media-id.ts';
import type { PlaylistId } from '../catalogue/playlist-id.ts';
import type { AdScheduleId } from '../playback/ad-schedule.ts';

export const CONTENT_ROW_TYPES = [
  'playlist',
  'continue_watching',
  'favorites',
  'followed_playlist',
  'because_you_watched',
] as const;

export type ContentRowType = (typeof CONTENT_ROW_TYPES)[number];

/** One row of home (CAT-02). */
export interface ContentRow {
  readonly type: ContentRowType;
  /** Empty for a row that needs none, such as continue_watching. */
  readonly contentId: PlaylistId | null;
  readonly title: string | null;
  readonly featured: boolean;
  readonly backgroundColor: string | null;
}

export interface MenuEntry {
  readonly label: string;
  readonly contentId: PlaylistId;
  /** The options of the dropdown on the playlist's page (SHL-14). */
  readonly genres: readonly string[];
}

/** What a customer configures (Specification 1, section 3, "App config"), as far as the app uses it. */
export interface AppConfig {
  /** The customer's site on the video platform; trainers are asked of it (CAT-21). */
  readonly siteId: string | null;
  readonly siteName: string;
  readonly description: string;
  readonly content: readonly ContentRow[];
  /** The rows of the 365 home, as far as the config gives them (CAT-23). */
  readonly dailyContent: readonly ContentRow[];
  readonly menu: readonly MenuEntry[];
  readonly styling: {
    readonly backgroundColor: string | null;
    readonly highlightColor: string | null;
    readonly footerText: string | null;
  };
  readonly logo: string | null;
  readonly features: {
    readonly continueWatchingList: string | null;
    readonly favoritesList: string | null;
    /** What is recommended beside an item. */
    readonly recommendations: PlaylistId | null;
    /** What is searched; the account API where there is none (SRC-02). */
    readonly search: PlaylistId | null;
  };
  readonly playlists: {
    readonly browse: PlaylistId;
    readonly programs: PlaylistId;
    /** The daily 365 series. */
    readonly daily: PlaylistId;
    readonly thisWeek: PlaylistId;
  };
  /** CAT-25: what visitors read instead of an item's own title. */
  readonly publicTitles: ReadonlyMap<MediaId, string>;
  readonly accountApi: string;
  readonly accountSite: string;
  readonly useSandbox: boolean;
  /** Where analytics go, under which key; null where nowhere is configured (API-06). */
  readonly analytics: { readonly key: string; readonly base: string } | null;
  readonly imageNames: ImageNames;
  /** Null where content is not signed (ACC-07). */
  readonly contentSigning: ContentSigning | null;
  /** Whose offers count (ACC-05). */
  readonly billingProvider: BillingProvider;
  /** Whether a video plays in its page rather than over it (MED-08). */
  readonly inlinePlayer: boolean;
  /** FAV-03: how many favorites a member may have. */
  readonly mostFavorites: number;
  /** The schedule of ads, where there are any (PLY-07). */
  readonly adSchedule: AdScheduleId | null;
  /** Where the platform's beacons go, with which token; null where nobody asked for them (PLY-09). */
  readonly videoAnalytics: { readonly token: string; readonly base: string } | null;
}

/** The service that signs who may watch what (ACC-07). */
export interface ContentSigning {
  /** Without a trailing slash. */
  readonly host: string;
  /** The policy by which the video is protected; null for signing alone. */
  readonly drmPolicy: string | null;
}

/** CFG-15: the name of a site that has none. */
export const DEFAULT_SITE_NAME = 'My OTT Application';

/** ACC-06: whose offers count where the config does not say. */
export const DEFAULT_BILLING_PROVIDER = 'jwp' as BillingProvider;
