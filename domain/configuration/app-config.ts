import type { BillingProvider } from '../access/purchase-offer.ts';
import type { ImageNames } from '../catalogue/image.ts';
import type { MediaId } from '../catalogue/media-id.ts';
import type { PlaylistId } from '../catalogue/playlist-id.ts';
import type { Slug } from '../catalogue/slug.ts';
import type { AdScheduleId } from '../playback/ad-schedule.ts';
import type { SocialLink } from './social-link.ts';

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
  /** Null for a row that needs none, such as continue_watching. */
  readonly contentId: PlaylistId | null;
  readonly title: string | null;
  readonly featured: boolean;
  readonly backgroundColor: string | null;
}

export interface MenuEntry {
  readonly label: string;
  readonly contentId: PlaylistId;
  /** The options of the genre dropdown on the playlist's page (SHL-14). */
  readonly genres: readonly string[];
}

/** A customer's configuration (Specification 1, section 3, "App config"), limited to what the app uses. */
export interface AppConfig {
  /** Null if it names none. */
  readonly id: string | null;
  /** The id of the customer's site on the video platform, for requesting trainers (CAT-21). */
  readonly siteId: string | null;
  readonly siteName: string;
  readonly description: string;
  readonly content: readonly ContentRow[];
  /** The rows of the 365 home, if configured (CAT-23). */
  readonly dailyContent: readonly ContentRow[];
  readonly menu: readonly MenuEntry[];
  /** Hex colours; null: the app's own. */
  readonly styling: {
    readonly backgroundColor: string | null;
    readonly highlightColor: string | null;
    /** The ground of the header on every page; null: that of the page, or a light one on some pages (SHL-03). */
    readonly headerBackground: string | null;
    readonly footerText: string | null;
  };
  readonly logo: string | null;
  readonly features: {
    readonly continueWatchingList: string | null;
    readonly favoritesList: string | null;
    /** The playlist of recommendations for an item. */
    readonly recommendations: PlaylistId | null;
    /** The playlist to search; null to search the account API (SRC-02). */
    readonly search: PlaylistId | null;
  };
  readonly playlists: {
    readonly browse: PlaylistId;
    readonly programs: PlaylistId;
    /** The daily 365 series. */
    readonly daily: PlaylistId;
    readonly thisWeek: PlaylistId;
  };
  /** CAT-25: the titles that visitors see instead of an item's own. */
  readonly publicTitles: ReadonlyMap<MediaId, string>;
  readonly accountApi: string;
  readonly accountSite: string;
  /** Where coaching is offered (COA-08), and where its intake survey is (COA-01): http(s) addresses; null if not configured. */
  readonly coaching: { readonly offer: string | null; readonly intakeSurvey: string | null };
  readonly links: OutsideLinks;
  /** SHL-10: the text of the about page, in markdown; null for the app's own. */
  readonly about: string | null;
  /** SHL-07: the program that the welcome modal promotes; null for the app's own choice. */
  readonly welcomeProgram: Slug | null;
  /** Nothing in the app depends on it (CFG-15). */
  readonly useSandbox: boolean;
  /** The analytics endpoint and its key; null if not configured (API-06). */
  readonly analytics: { readonly key: string; readonly base: string } | null;
  readonly imageNames: ImageNames;
  /** Null if content is not signed (ACC-07). */
  readonly contentSigning: ContentSigning | null;
  /** The provider whose offers apply (ACC-05). */
  readonly billingProvider: BillingProvider;
  /** Whether a video plays inside its page rather than in a layer over it (MED-08). */
  readonly inlinePlayer: boolean;
  /** Whether the app shows controls over a video, or the hosted player its own (PLY-08). */
  readonly playerControls: 'app' | 'hosted';
  /** CAT-30: whether viewers can stack workouts. */
  readonly hasStack: boolean;
  /** FAV-03: the maximum number of favorites. */
  readonly maxFavorites: number;
  /** Whether the languages that are made up for developers can be chosen. */
  readonly offersPseudoLanguages: boolean;
  /** The schedule of ads; null if there are no ads (PLY-07). */
  readonly adSchedule: AdScheduleId | null;
  /** The endpoint and token of the platform's video analytics; null if not configured (PLY-09). */
  readonly videoAnalytics: { readonly token: string; readonly base: string } | null;
}

/** The customer's pages outside the app (SHL-01, SHL-04, SHL-05): http(s) addresses; null if not configured. */
export interface OutsideLinks {
  readonly apps: string | null;
  readonly support: string | null;
  readonly company: string | null;
  readonly social: readonly SocialLink[];
  /** The app for Android in its store. */
  readonly androidApp: string | null;
}

/** The service that signs access to items (ACC-07). */
export interface ContentSigning {
  /** Without a trailing slash. */
  readonly host: string;
  /** The policy that protects the video; null for signing alone. */
  readonly drmPolicy: string | null;
}

/** CFG-15: the name of a site without a configured one. */
export const DEFAULT_SITE_NAME = 'My OTT Application';

/** ACC-06: the billing provider if the config does not name one. */
export const DEFAULT_BILLING_PROVIDER = 'jwp' as BillingProvider;
