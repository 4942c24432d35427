import { USUAL_CAPTIONS, type CaptionStyle } from './caption-style.ts';

/** What a player offers to choose from. */
export interface TrackList<Of extends Track = Track> {
  readonly tracks: readonly Of[];
  /** The index of the chosen track; null for none: captions are off, the quality is automatic. */
  readonly chosen: number | null;
}

export interface Track {
  readonly label: string;
  /** A language code, if the track names one. */
  readonly language: string | null;
}

/** A quality of the picture. */
export interface Quality extends Track {
  /** The pixels of the shorter side of the picture: 720 for 720p, also of a film that stands upright; null if unknown. */
  readonly lines: number | null;
}

/** How a browser finds other devices to play on. */
export type CastKind = 'cast' | 'airPlay';

/** What a viewer can set in a player, as it is now. */
export interface PlayerSettings {
  /** From 0 to 100. */
  readonly volume: number;
  readonly isMuted: boolean;
  /** The playback rate; 1 is the original speed. */
  readonly rate: number;
  readonly captions: TrackList;
  readonly captionStyle: CaptionStyle;
  readonly qualities: TrackList<Quality>;
  readonly audioTracks: TrackList;
  readonly pictureInPicture: 'unavailable' | 'off' | 'on';
  /** The ways to another device, as far as there is one. */
  readonly devices: readonly CastKind[];
  /** Whether it plays on another device. */
  readonly isCasting: boolean;
}

/** What a viewer, or the app for them, requests of a player. */
export type SettingsRequest = Partial<
  Pick<PlayerSettings, 'volume' | 'isMuted' | 'rate' | 'captionStyle'> & {
    /** The index of a track; null: off. */
    readonly captions: number | null;
    /** The index of a quality; null: automatic. */
    readonly quality: number | null;
    readonly audioTrack: number;
    readonly isInPicture: boolean;
  }
>;

const NO_TRACKS: TrackList<never> = { tracks: [], chosen: null };

export const initialPlayerSettings: PlayerSettings = {
  volume: 100,
  isMuted: false,
  rate: 1,
  captions: NO_TRACKS,
  captionStyle: USUAL_CAPTIONS,
  qualities: NO_TRACKS,
  audioTracks: NO_TRACKS,
  pictureInPicture: 'unavailable',
  devices: [],
  isCasting: false,
};

/** How loud a player is that is unmuted at a volume of 0, from 0 to 100. */
const AUDIBLE = 50;

/** Whether nothing can be heard. */
export const isSilent = ({ isMuted, volume }: Pick<PlayerSettings, 'isMuted' | 'volume'>): boolean =>
  isMuted || volume === 0;

/** What mutes a player, and what makes a silent one heard. */
export const toggledSound = (
  settings: Pick<PlayerSettings, 'isMuted' | 'volume'>,
): Pick<SettingsRequest, 'isMuted' | 'volume'> => ({
  isMuted: !isSilent(settings),
  ...(settings.volume === 0 && { volume: AUDIBLE }),
});

/** The speeds that a viewer can choose. */
export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** The next speed in a direction; the same at either end. */
export function nextRate(rate: number, direction: 1 | -1): number {
  const next = direction > 0 ? RATES.find((each) => each > rate) : RATES.findLast((each) => each < rate);
  return next ?? rate;
}
