/** A picture of known width, as the platform lists it. */
export interface ItemImage {
  readonly src: string;
  readonly width: number;
  readonly type: 'image/webp';
}

/**
 * A media item as the CDN sends it (Specification 1, section 3, "Media item"), but for its sources and tracks, which are added
 * for each request. Custom fields are texts, as customers enter them.
 */
export interface CatalogueItem {
  readonly mediaid: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  /** Empty where there is no picture. */
  readonly image: string;
  readonly images: readonly ItemImage[];
  /** The playlist that the item is at home in. */
  readonly feedid: string;
  /** Seconds; 0 is live, or nothing that plays by itself. */
  readonly duration: number;
  /** Seconds since 1970. */
  readonly pubdate: number;
  readonly tags: string;
  readonly contentType?: string;
  readonly jwableType?: string;
  readonly slug?: string;
  readonly genre?: string;
  readonly rating?: string;
  readonly coreTrack?: string;
  readonly seriesId?: string;
  readonly seriesPlaylistId?: string;
  readonly seasonNumber?: string;
  readonly episodeNumber?: string;
  readonly trailerId?: string;
  readonly requiredEntitlements?: string;
  readonly productIds?: string;
  readonly requiresSubscription?: string;
  readonly free?: string;
  readonly external_id?: string;
  readonly programName?: string;
  readonly programSlug?: string;
  readonly programImageUrl?: string;
  readonly trainerName?: string;
  readonly trainerImageUrl?: string;
  readonly difficulty?: string;
  readonly recommended?: string;
  readonly featuredLabel?: string;
  readonly equipment?: string;
  readonly liveChannelsId?: string;
  readonly catchupHours?: string;
  readonly scheduleUrl?: string;
  readonly scheduleToken?: string;
  readonly scheduleDemo?: string;
  /** Its video is encrypted: it plays under a policy alone. */
  readonly protected?: true;
  /** Its video opens without a token: it belongs to a property that does not sign. */
  readonly unsigned?: true;
  /** A hub's shelves: playlist ids, separated by commas. */
  readonly playlists?: string;
}
