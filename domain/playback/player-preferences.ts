import { USUAL_CAPTIONS, type CaptionStyle } from './caption-style.ts';
import type { PlayerSettings, SettingsRequest, TrackList } from './player-settings.ts';

/** What a viewer has last chosen in a player, for the next one. */
export interface PlayerPreferences {
  /** From 0 to 100; null if never chosen. */
  readonly volume: number | null;
  readonly isMuted: boolean;
  readonly rate: number;
  /** The label of the captions; 'off' if there shall be none; null if never chosen. */
  readonly captions: string | null;
  /** The label of the captions that were shown last; null if there were none. */
  readonly lastCaptions: string | null;
  readonly captionStyle: CaptionStyle;
  /** The label of the quality; null if it is automatic. */
  readonly quality: string | null;
}

export const NO_PREFERENCES: PlayerPreferences = {
  volume: null,
  isMuted: false,
  rate: 1,
  captions: null,
  lastCaptions: null,
  captionStyle: USUAL_CAPTIONS,
  quality: null,
};

const OFF = 'off';

/** What a new player has to be told: of the captions also what is usual, for every library has a look of its own. */
export const requestedSettings = ({
  volume,
  isMuted,
  rate,
  captionStyle,
}: PlayerPreferences): SettingsRequest => ({
  ...(volume !== null && { volume }),
  ...(isMuted && { isMuted }),
  ...(rate !== 1 && { rate }),
  captionStyle,
});

/** The captions to show of an item, of whose captions nothing has been chosen yet; undefined to leave them as they are. */
export function preferredCaptions(
  { captions }: Pick<PlayerPreferences, 'captions'>,
  { tracks, chosen }: TrackList,
): number | null | undefined {
  if (captions === null) return undefined;
  const index = captions === OFF ? -1 : tracks.findIndex(({ label }) => label === captions);
  const preferred = index < 0 ? null : index;
  return preferred === chosen ? undefined : preferred;
}

/** The quality to request of an item, of whose qualities nothing has been chosen yet; undefined to leave it as it is. */
export function preferredQuality(
  { quality }: Pick<PlayerPreferences, 'quality'>,
  { tracks, chosen }: TrackList,
): number | undefined {
  const index = tracks.findIndex(({ label }) => label === quality);
  return index < 0 || index === chosen ? undefined : index;
}

/** Captions on, in the language that was shown last, or off; null also if there are none. */
export function toggledCaptions(
  { lastCaptions }: Pick<PlayerPreferences, 'lastCaptions'>,
  { tracks, chosen }: TrackList,
): number | null {
  if (chosen !== null || tracks.length === 0) return null;
  return Math.max(
    0,
    tracks.findIndex(({ label }) => label === lastCaptions),
  );
}

/**
 * The preferences after a change of settings. A silent volume is not kept: no visit begins without sound. Captions that are no
 * longer offered have not been switched off by the viewer, and the qualities of another item are no choice of theirs.
 */
export function preferencesAfter(
  preferences: PlayerPreferences,
  before: PlayerSettings,
  now: PlayerSettings,
): PlayerPreferences {
  const { volume, isMuted, rate, captions, captionStyle, qualities } = now;
  const hasChosen = isChoice(before.captions, captions);
  const label = chosenLabel(captions);
  return {
    volume: volume !== before.volume && volume > 0 ? volume : preferences.volume,
    isMuted: isMuted !== before.isMuted ? isMuted : preferences.isMuted,
    rate: rate !== before.rate ? rate : preferences.rate,
    captions: hasChosen ? (label ?? OFF) : preferences.captions,
    lastCaptions: (hasChosen && label) || preferences.lastCaptions,
    captionStyle: captionStyle !== before.captionStyle ? captionStyle : preferences.captionStyle,
    quality: isChoice(before.qualities, qualities) ? chosenLabel(qualities) : preferences.quality,
  };
}

/** Whether another track of the same list is chosen. */
const isChoice = (before: TrackList, now: TrackList): boolean =>
  now.chosen !== before.chosen &&
  now.tracks.length === before.tracks.length &&
  now.tracks.every(({ label }, index) => label === before.tracks[index]?.label);

const chosenLabel = ({ tracks, chosen }: TrackList): string | null =>
  chosen === null ? null : (tracks[chosen]?.label ?? null);
