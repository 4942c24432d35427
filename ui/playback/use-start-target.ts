import { isFailure } from '#application/app-failure.ts';
import { playLink } from '#domain/catalogue/card-link.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { isSeriesLike, type MediaItem } from '#domain/catalogue/media-item.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { workoutToContinue } from '#domain/catalogue/followed-programs.ts';
import { usePlaylistPages } from '../queries/use-paged-playlist.ts';
import { useMediaById } from '../queries/use-media.ts';
import { useForLink } from '../session/use-item-title.ts';
import { useViewer } from '../session/use-viewer.ts';

/** The item that a start-watching button plays (ACC-03). */
export interface StartTarget {
  readonly item: MediaItem;
  /** A series, or a program that the member has not started: its label is 'First Workout' (ACC-02). */
  readonly isFirstOfSeries: boolean;
  /** The play url. */
  readonly address: string;
}

/** The loading state of a start target. */
interface StartTargetQuery {
  /** Undefined while loading; null if the item has no workouts. */
  readonly target: StartTarget | null | undefined;
  /** Null unless the workout to continue failed to load. */
  readonly tryAgain: (() => void) | null;
}

/**
 * What the start button of an item's page plays, once the viewer is known (ACC-03): the item itself; of a program the workout to
 * continue, else the first in its list. The list is that of the page: whoever loads it again brings the start back (MED-09).
 *
 * @param isPreview whether the item itself is still loading
 */
export function useStartTarget(item: MediaItem, isPreview: boolean): StartTargetQuery {
  const viewer = useViewer();
  const forLink = useForLink();
  const isWanted = isSeriesLike(item) && viewer.state !== 'loading' && !isPreview;
  const next = workoutToContinue(item, viewer);
  const toContinue = useMediaById(next ?? mediaId(''), isWanted && next !== null);
  const hasNext = next !== null && !isFailure(toContinue.error, 'not-found');
  const list = item.seriesPlaylist;
  const workouts = usePlaylistPages(list ?? playlistId(''), isWanted && !hasNext && list !== null).data;
  const targetOf = (played: MediaItem, isFirstOfSeries = false): StartTarget => ({
    item: played,
    isFirstOfSeries,
    address: playLink(forLink(played)),
  });

  if (isPreview) return { target: undefined, tryAgain: null };
  if (!isSeriesLike(item)) return { target: targetOf(item), tryAgain: null };
  if (!isWanted) return { target: undefined, tryAgain: null };
  if (hasNext) {
    const { data, isError, refetch } = toContinue;
    return { target: data && targetOf(data), tryAgain: isError ? () => void refetch() : null };
  }
  if (list === null) return { target: null, tryAgain: null };
  const first = workouts?.pages[0]?.items[0];
  return { target: workouts && (first ? targetOf(first, true) : null), tryAgain: null };
}
