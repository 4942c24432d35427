export interface ConfigRow {
  readonly type: 'playlist' | 'continue_watching' | 'favorites' | 'followed_playlist' | 'because_you_watched';
  readonly contentId?: string;
  readonly title?: string;
  readonly featured?: boolean;
  readonly backgroundColor?: string;
}

/** Specification 1, section 3, "App config". */
export interface AppConfig {
  readonly id: string;
  readonly siteId: string;
  readonly siteName: string;
  readonly description: string;
  readonly analyticsToken: string | null;
  readonly adSchedule: string | null;
  readonly assets: { readonly banner: string | null };
  readonly content: readonly ConfigRow[];
  readonly menu: readonly {
    readonly label: string;
    readonly contentId: string;
    readonly type: 'playlist';
    readonly filterTags?: string;
  }[];
  readonly styling: {
    readonly backgroundColor: string;
    readonly highlightColor: string;
    /** If absent, the header has the ground of the page, or a light one (SHL-03). */
    readonly headerBackground?: string;
    readonly footerText: string;
  };
  readonly features: {
    readonly recommendationsPlaylist: string;
    /** If absent, searches go to the account API (SRC-02). */
    readonly searchPlaylist?: string;
    readonly continueWatchingList: string;
    readonly favoritesList: string;
  };
  readonly integrations: {
    readonly db: Readonly<
      Record<
        | 'apiBase'
        | 'railsBase'
        | 'browsePlaylist'
        | 'browse365Playlist'
        | 'browseProgramsPlaylist'
        | 'segmentKey'
        | 'thisWeekPlaylist',
        string
      >
    >;
    readonly jwp: { readonly clientId: string; readonly assetId: number; readonly useSandbox: boolean };
  };
  readonly custom: Readonly<Record<string, unknown>>;
  readonly threeSixtyFiveContent: readonly ConfigRow[];
  /** Absent if content is not signed. */
  readonly contentSigningService?: { readonly host: string; readonly drmPolicyId?: string };
}
