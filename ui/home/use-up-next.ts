import { useQuery } from '@tanstack/react-query';
import { LoadWatchlist } from '#application/catalogue/load-watchlist.ts';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { isTodaysWorkout } from '#domain/catalogue/daily-series.ts';
import { followedPrograms, programDoneLast } from '#domain/catalogue/followed-programs.ts';
import { mediaId, type MediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { Slug } from '#domain/catalogue/slug.ts';
import { upNext, type UpNext } from '#domain/catalogue/up-next.ts';
import { continueWatching, recentlyBegun } from '#domain/history/watch-history.ts';
import { useMediaById } from '../queries/use-media.ts';
import { shelfQuery } from '../queries/use-shelf-playlist.ts';
import { watchlistQuery } from '../queries/watchlist-query.ts';
import { useCanStart } from '../session/use-access.ts';
import { useConfig } from '../session/use-config.ts';
import { useInjection } from '../session/use-injection.ts';
import { usePlatformDay } from '../session/use-today.ts';
import { useViewer } from '../session/use-viewer.ts';
import { useWatchHistory } from '../session/use-watch-history.ts';

/** What the member does next, and the program that it belongs to, if that is why. */
export type ShownUpNext = UpNext & { readonly program: Slug | null };

const NONE: readonly MediaItem[] = [];

/**
 * What the member does next (CAT-01); undefined while that is not known, null if there is nothing. A source is requested only if
 * those before it have nothing; the rows of home request the same.
 */
export function useUpNext(): ShownUpNext | null | undefined {
  const history = useWatchHistory();
  const canStart = useCanStart();
  const hasNothing = (items: readonly MediaItem[] | undefined) =>
    items !== undefined && !items.some(canStart);

  const program = useProgramDoneLast();
  const ofProgram = useNextOf(program);
  const begun = continueWatching(history).map(({ mediaId: id }) => id);
  const leftOff = useItems(begun, hasNothing(ofProgram));
  const daily = useTodays(hasNothing(leftOff));
  const next = upNext({ program: ofProgram, 'left-off': leftOff, daily }, canStart);
  return next && { ...next, program: next.source === 'program' ? (program ?? null) : null };
}

/** Undefined while it is not known, null if the member follows none. */
function useProgramDoneLast(): Slug | null | undefined {
  const followed = followedPrograms(useViewer());
  const history = useWatchHistory();
  const recent = useItems(recentlyBegun(history), followed.size > 1);
  if (followed.size <= 1) return programDoneLast(followed, NONE);
  return recent && programDoneLast(followed, recent);
}

/** The workout with which a program goes on; none if it cannot be loaded. */
function useNextOf(program: Slug | null | undefined): readonly MediaItem[] | undefined {
  const followed = followedPrograms(useViewer());
  const id = (program && followed.get(program)) ?? null;
  const { data, isError } = useMediaById(id ?? mediaId(''), id !== null);
  if (program === undefined) return undefined;
  if (data) return [data];
  return id === null || isError ? NONE : undefined;
}

/** Items of the member's history, those that can be loaded, in the order of their ids. */
function useItems(ids: readonly MediaId[], isWanted: boolean): readonly MediaItem[] | undefined {
  const load = useInjection(LoadWatchlist);
  const list = useConfig().features.continueWatchingList;
  const isAsked = isWanted && ids.length > 0;
  const { data, isError } = useQuery({ ...watchlistQuery(load, list, ids), enabled: isAsked });
  if (!isAsked) return isWanted ? NONE : undefined;
  return data ?? (isError ? NONE : undefined);
}

/** Today's workout of the daily series, if there is one. */
function useTodays(isWanted: boolean): readonly MediaItem[] | undefined {
  const catalogue = useInjection(MediaCatalogue);
  const { daily } = useConfig().playlists;
  const today = usePlatformDay();
  const { data, isError } = useQuery({ ...shelfQuery(catalogue, daily), enabled: isWanted });
  if (!data) return isError ? NONE : undefined;
  return data.items.filter((item) => isTodaysWorkout(item, today));
}
