export interface PlayerSource {
  readonly file: string;
  readonly type?: string;
  readonly drm?: Readonly<Record<string, DrmAccess | undefined>>;
}

export interface DrmAccess {
  /** The address for licence requests. */
  readonly url?: string;
  readonly certificateUrl?: string;
}

export interface PlayerTrack {
  readonly file: string;
  /** Only captions are shown. */
  readonly kind: string;
  readonly label?: string;
}

export interface PlayerItem {
  readonly image?: string;
  readonly sources: readonly PlayerSource[];
  readonly tracks: readonly PlayerTrack[];
  /** The start position, in seconds. */
  readonly starttime: number;
  readonly adschedule?: AdSchedule;
}

/** What a page sets a player up with, as far as this player knows it. */
export interface SetupOptions {
  /** One item. */
  readonly playlist: readonly PlayerItem[];
  readonly autostart?: boolean;
  readonly mute?: boolean;
  /** From 0 to 100. */
  readonly volume?: number;
  readonly width: string;
  readonly height: string;
  /** Whether the player shows the browser's controls, which it does by default. */
  readonly controls?: boolean;
  /** Offers the devices to cast to. */
  readonly cast?: object;
  readonly advertising?: AdvertisingOptions;
}

/** The ads, or the address of a VMAP document that lists them. */
export type AdSchedule = readonly GivenBreak[] | string;

export interface GivenBreak {
  readonly offset: string;
  /** An address, or several: the next one is asked if one has no ad or fails. */
  readonly tag: string | readonly string[];
}

export interface AdvertisingOptions {
  /** After how many seconds an ad can be skipped, unless the ad says otherwise. */
  readonly skipoffset?: number;
}
