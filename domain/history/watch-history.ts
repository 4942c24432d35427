import type { MediaId } from '../catalogue/media-id.ts';
import { progressState, type Progress } from '../progress/progress.ts';

export interface WatchEntry {
  readonly mediaId: MediaId;
  readonly progress: Progress;
}

/** The watched items, newest first. */
export type WatchHistory = readonly WatchEntry[];

const MOST_ENTRIES = 48;

/** HIS-01: moves the entry to the front; beyond 48 entries the oldest is dropped. */
export function addToHistory(history: WatchHistory, entry: WatchEntry): WatchHistory {
  const others = history.filter(({ mediaId }) => mediaId !== entry.mediaId);
  return [entry, ...others].slice(0, MOST_ENTRIES);
}

/** Whether the list may have dropped older entries. */
export const isFull = (history: WatchHistory): boolean => history.length >= MOST_ENTRIES;

/** HIS-02: the entries of continue watching, newest first. */
export function continueWatching(history: WatchHistory): WatchHistory {
  return history.filter(({ progress }) => progressState(progress) === 'started');
}

const WATCHED_WELL_FROM = 0.25;

/** CAT-06: the most recently watched item with a progress of at least 0.25. */
export const recommendationSeed = (history: WatchHistory): MediaId | null =>
  history.find(({ progress }) => progress >= WATCHED_WELL_FROM)?.mediaId ?? null;

export function progressOf(history: WatchHistory, id: MediaId): Progress {
  return history.find(({ mediaId }) => mediaId === id)?.progress ?? (0 as Progress);
}

const RECENT_ENTRIES = 20;

/** The last items that were begun, finished ones included, newest first. */
export const recentlyBegun = (history: WatchHistory): readonly MediaId[] =>
  history
    .filter(({ progress }) => progressState(progress) !== 'not-started')
    .slice(0, RECENT_ENTRIES)
    .map(({ mediaId }) => mediaId);
