import type { Quality, TrackList } from './player-settings.ts';

/** The lines of the best quality that a viewer gets who saves data. */
const MOST_LINES = 720;

const isAbove = ({ lines }: Quality): boolean => lines !== null && lines > MOST_LINES;
const isWithin = ({ lines }: Quality): boolean => lines !== null && lines <= MOST_LINES;

/** Whether the qualities have to be limited to save data: only if there are better ones than needed, and others. */
export const needsLimit = ({ tracks }: TrackList<Quality>): boolean =>
  tracks.some(isAbove) && tracks.some(isWithin);

/** Whether somebody who saves data can choose a quality. */
export const savesEnough = (quality: Quality): boolean => !isAbove(quality);

/**
 * The quality that is requested for a viewer who saves data, instead of the automatic one or of one that is too good; undefined
 * to leave it as it is.
 */
export function limitedQuality(qualities: TrackList<Quality>): number | undefined {
  const { tracks, chosen } = qualities;
  const current = chosen === null ? undefined : tracks[chosen];
  if (!needsLimit(qualities) || (current && savesEnough(current))) return undefined;
  const best = Math.max(...tracks.filter(isWithin).map(({ lines }) => lines ?? 0));
  return tracks.findIndex(({ lines }) => lines === best);
}
