import type { Viewer } from '#domain/account/viewer.ts';
import { isSeriesLike, type MediaItem } from '#domain/catalogue/media-item.ts';
import type { MediaCatalogue } from '../ports/media-catalogue.ts';
import { token } from '../token.ts';

/** The item that the start-watching button plays. */
export interface StartTarget {
  readonly item: MediaItem;
  /** A series, or a program that the member has not started: its label is 'First Workout' (ACC-02). */
  readonly isFirstOfSeries: boolean;
}

/**
 * Finds the item that an item's start button plays (ACC-03): the item itself; for a program the workout to continue, else its
 * first one; for a series its first episode. Null if there is none.
 */
export type FindStartTarget = (item: MediaItem, viewer: Viewer) => Promise<StartTarget | null>;
export const FindStartTarget = token<FindStartTarget>('FindStartTarget');

export const makeFindStartTarget =
  (catalogue: MediaCatalogue): FindStartTarget =>
  async (item, viewer) => {
    if (!isSeriesLike(item)) return { item, isFirstOfSeries: false };
    const toContinue =
      viewer.state === 'member' && item.slug ? viewer.member.programProgress.get(item.slug) : undefined;
    if (toContinue) return { item: await catalogue.media(toContinue), isFirstOfSeries: false };
    const first = item.seriesPlaylist ? (await catalogue.playlist(item.seriesPlaylist)).items[0] : undefined;
    return first ? { item: first, isFirstOfSeries: true } : null;
  };
