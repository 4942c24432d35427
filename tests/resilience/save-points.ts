/** One playback of one video as the oracle follows it, in seconds. */
export interface PlaybackProgress {
  readonly duration: number;
  readonly position: number;
  /** The fraction that was saved last, or at which playback began. */
  readonly saved: number;
  /** Seconds played since the last full minute, which is a save point. */
  readonly sinceMinute: number;
}

export const progressFrom = (position: number, duration: number): PlaybackProgress => ({
  duration,
  position,
  saved: position / duration,
  sinceMinute: 0,
});

/** A save point saves if the fraction has moved by more than 0.01 (PLY-05). */
export function atSavePoint(progress: PlaybackProgress): PlaybackProgress {
  const share = progress.position / progress.duration;
  return Math.abs(share - progress.saved) > 0.01 + 1e-9 ? { ...progress, saved: share } : progress;
}

/** After playing this many more seconds: each full minute of them is a save point, and so is the end. */
export function afterWatching(progress: PlaybackProgress, seconds: number, step: number): PlaybackProgress {
  let now = progress;
  const end = Math.min(progress.position + seconds, progress.duration);
  while (now.position < end) {
    const position = Math.min(now.position + step, end);
    const sinceMinute = now.sinceMinute + (position - now.position);
    now = { ...now, position, sinceMinute };
    if (sinceMinute >= 60) now = { ...atSavePoint(now), sinceMinute: 0 };
  }
  return end >= progress.duration ? atSavePoint(now) : now;
}

/** The position at which a video must resume (PLY-02). */
export const resumePosition = (share: number, duration: number): number =>
  share >= 0.05 && share <= 0.95 ? share * duration : 0;
