/** Where one playing of one video stands, as somebody beside the screen would note it, in seconds. */
export interface Noted {
  readonly duration: number;
  readonly position: number;
  /** The share that was saved last, or that it began with. */
  readonly saved: number;
  /** Played since the last full minute that called for a save. */
  readonly sinceMinute: number;
}

export const notedFrom = (position: number, duration: number): Noted => ({
  duration,
  position,
  saved: position / duration,
  sinceMinute: 0,
});

/** What a save point brings: a save, if the share has moved by more than a hundredth (PLY-05). */
export function atSavePoint(noted: Noted): Noted {
  const share = noted.position / noted.duration;
  return Math.abs(share - noted.saved) > 0.01 + 1e-9 ? { ...noted, saved: share } : noted;
}

/** After so many more seconds were watched: each full minute of them is a save point, and so is the end. */
export function afterWatching(noted: Noted, seconds: number, step: number): Noted {
  let now = noted;
  const end = Math.min(noted.position + seconds, noted.duration);
  while (now.position < end) {
    const position = Math.min(now.position + step, end);
    const sinceMinute = now.sinceMinute + (position - now.position);
    now = { ...now, position, sinceMinute };
    if (sinceMinute >= 60) now = { ...atSavePoint(now), sinceMinute: 0 };
  }
  return end >= noted.duration ? atSavePoint(now) : now;
}

/** Where a video is to go on (PLY-02). */
export const resumesAt = (share: number, duration: number): number =>
  share >= 0.05 && share <= 0.95 ? share * duration : 0;
