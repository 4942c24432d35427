import type { CaptionStyles } from './caption-styles.ts';

export interface PlayerSource {
  readonly file: string;
  readonly type?: string;
  readonly label?: string;
  readonly drm?: Readonly<Record<string, DrmAccess | undefined>>;
}

export interface DrmAccess {
  /** The address for licence requests. */
  readonly url?: string;
  readonly certificateUrl?: string;
}

export interface PlayerTrack {
  readonly file: string;
  readonly kind?: string;
  readonly label?: string;
  readonly language?: string;
  readonly default?: boolean;
}

/** Captions are what a track is by default. */
export const isCaptions = ({ kind = 'captions' }: PlayerTrack): boolean =>
  kind === 'captions' || kind === 'subtitles';

export interface PlayerItem {
  readonly mediaid?: string;
  readonly title?: string;
  readonly image?: string;
  readonly sources: readonly PlayerSource[];
  readonly tracks: readonly PlayerTrack[];
  /** The start position, in seconds. */
  readonly starttime: number;
  readonly adschedule?: AdvertisingOptions['schedule'];
}

/** An item as given by a page: a single source may be in `file`, and unknown fields are omitted. */
export type GivenItem = Partial<PlayerItem> & { readonly file?: string; readonly type?: string };

export interface SetupOptions extends GivenItem {
  readonly playlist?: GivenItem | readonly GivenItem[];
  readonly autostart?: boolean | string;
  readonly mute?: boolean;
  /** From 0 to 100. */
  readonly volume?: number;
  /** Whether the playlist starts again after its last item. */
  readonly repeat?: boolean;
  readonly width?: string | number;
  readonly height?: string | number;
  /** e.g. '16:9', which is the default if there is no height either. */
  readonly aspectratio?: string;
  /** Whether the player shows the browser's controls, which it does by default. */
  readonly controls?: boolean;
  readonly captions?: Partial<CaptionStyles>;
  /** Offers the devices to cast to. */
  readonly cast?: object;
  readonly advertising?: AdvertisingOptions;
}

export interface GivenBreak {
  readonly offset: string;
  /** An address, or several: the next one is asked if one has no ad or fails. */
  readonly tag: string | readonly string[];
}

export interface AdvertisingOptions {
  /** The ads, or the address of a VMAP document that lists them. */
  readonly schedule?: readonly GivenBreak[] | string;
  /** After how many seconds an ad can be skipped, unless the ad says otherwise. */
  readonly skipoffset?: number;
}

const isList = (given: GivenItem | readonly GivenItem[]): given is readonly GivenItem[] =>
  Array.isArray(given);

/** The items of a playlist that have a source. */
export function playableItems(given: GivenItem | readonly GivenItem[] | undefined): readonly PlayerItem[] {
  if (!given) return [];
  return (isList(given) ? given : [given]).map(completed).filter(({ sources }) => sources.length > 0);
}

function completed({ file, type, ...item }: GivenItem): PlayerItem {
  const own = file ? [{ file, ...(type && { type }) }] : [];
  const given = item.sources ?? [];
  return {
    ...item,
    sources: [...given, ...(given.length > 0 ? [] : own)].filter((source) => source.file),
    tracks: item.tracks ?? [],
    starttime: Number.isFinite(item.starttime) ? Math.max(0, item.starttime ?? 0) : 0,
  };
}

/** The CSS for the size of the player. */
export function sizeOf({
  width = '100%',
  height,
  aspectratio,
}: SetupOptions): Readonly<Record<string, string>> {
  const length = (value: string | number) => (/^\d+$/.test(`${value}`) ? `${value}px` : `${value}`);
  const ratio = (aspectratio ?? '16:9').replace(':', ' / ');
  const usesRatio = aspectratio !== undefined || height === undefined;
  return { width: length(width), ...(usesRatio ? { 'aspect-ratio': ratio } : { height: length(height) }) };
}
