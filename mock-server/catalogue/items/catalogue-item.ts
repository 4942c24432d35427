/** A picture of a known width, as listed by the platform. */
export interface ItemImage {
  readonly src: string;
  readonly width: number;
  readonly type: 'image/webp';
}

/**
 * A media item as the CDN sends it (Specification 1, section 3, "Media item"), without its sources and
 * tracks, which are added per request. Custom fields are strings, as customers enter them.
 */
export interface CatalogueItem {
  readonly mediaid: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  /** Empty if there is no picture. */
  readonly image: string;
  readonly images: readonly ItemImage[];
  /** The item's home playlist. */
  readonly feedid: string;
  /** Seconds; 0 means live, or an item that does not play itself. */
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
  readonly mediaOffers?: readonly { readonly offerId: string; readonly premier: boolean }[];
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
  readonly channelLogoImage?: string;
  readonly backgroundImage?: string;
  /** The video is encrypted, and plays only under a DRM policy. */
  readonly protected?: true;
  /** A live channel that does not broadcast. */
  readonly offAir?: true;
  /** The video plays without a token: it belongs to a property without signing. */
  readonly unsigned?: true;
  /** The shelves of a hub: playlist ids, separated by commas. */
  readonly playlists?: string;
}
