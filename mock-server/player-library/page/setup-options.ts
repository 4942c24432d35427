export interface PlayerSource {
  readonly file: string;
  readonly type?: string;
  readonly label?: string;
  readonly drm?: Readonly<Record<string, DrmAccess | undefined>>;
}

export interface DrmAccess {
  /** Where licences are asked for. */
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

export interface PlayerItem {
  readonly mediaid?: string;
  readonly title?: string;
  readonly image?: string;
  readonly sources: readonly PlayerSource[];
  readonly tracks: readonly PlayerTrack[];
  /** Where playback begins, in seconds. */
  readonly starttime: number;
}

/** An item as a page may give it: its one source may stand in `file`, and what is not known is left out. */
export type GivenItem = Partial<PlayerItem> & { readonly file?: string; readonly type?: string };

export interface SetupOptions extends GivenItem {
  readonly playlist?: GivenItem | readonly GivenItem[];
  readonly autostart?: boolean | string;
  readonly mute?: boolean;
  readonly width?: string | number;
  readonly height?: string | number;
  /** As '16:9'; without it and a height, that. */
  readonly aspectratio?: string;
  /** Whether it says over the picture what went wrong; a page that says so itself need not have it twice. */
  readonly displayErrors?: boolean;
  readonly advertising?: AdvertisingOptions;
}

export interface AdvertisingOptions {
  readonly schedule?: readonly { readonly offset: string; readonly tag: string }[];
  /** After how many seconds an ad can be skipped, unless it says so itself. */
  readonly skipoffset?: number;
}

const isList = (given: GivenItem | readonly GivenItem[]): given is readonly GivenItem[] =>
  Array.isArray(given);

/** The items of a playlist that have something to play. */
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

/** The CSS that gives the player its size. */
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
