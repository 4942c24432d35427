import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { AppFailure } from '../app-failure.ts';
import type { MediaCatalogue } from '../ports/media-catalogue.ts';
import { token } from '../token.ts';

/**
 * Reads the items of a member's own list, in the member's order (FAV-06, HIS-04). What the answer leaves out is left out.
 * Fails with `no-watchlist` where none is configured, or where the platform has no answer for it.
 */
export type LoadWatchlist = (listId: string | null, ids: readonly MediaId[]) => Promise<readonly MediaItem[]>;
export const LoadWatchlist = token<LoadWatchlist>('LoadWatchlist');

const LARGEST_BATCH = 50;

export const makeLoadWatchlist =
  (catalogue: MediaCatalogue): LoadWatchlist =>
  async (listId, ids) => {
    if (!listId) throw new AppFailure('no-watchlist', 'No watchlist defined');
    const batches = Array.from({ length: Math.ceil(ids.length / LARGEST_BATCH) }, (_, index) =>
      ids.slice(index * LARGEST_BATCH, (index + 1) * LARGEST_BATCH),
    );
    const answers = await Promise.all(batches.map((batch) => catalogue.watchlist(listId, batch))).catch(
      (error: unknown) => {
        throw new AppFailure('no-watchlist', `The data was not found using the watchlist ${listId}`, {
          cause: error,
        });
      },
    );
    const found = new Map(answers.flat().map((item) => [item.id, item]));
    return ids.flatMap((id) => found.get(id) ?? []);
  };
