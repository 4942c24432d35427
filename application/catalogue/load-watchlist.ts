import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { chunked } from '#domain/chunked.ts';
import { AppFailure } from '../app-failure.ts';
import type { MediaCatalogue } from '../ports/media-catalogue.ts';
import type { Reporter } from '../ports/reporter.ts';
import { token } from '../injection/token.ts';

/**
 * Loads the items of a member's own list, in the member's order (FAV-06, HIS-04). Items missing from a response are omitted,
 * as are those of a failed request. Fails with `no-watchlist` if none is configured, or if every request fails.
 */
export type LoadWatchlist = (listId: string | null, ids: readonly MediaId[]) => Promise<readonly MediaItem[]>;
export const LoadWatchlist = token<LoadWatchlist>('LoadWatchlist');

const LARGEST_BATCH = 50;

export const makeLoadWatchlist =
  (catalogue: MediaCatalogue, reporter: Reporter): LoadWatchlist =>
  async (listId, ids) => {
    if (!listId) throw new AppFailure('no-watchlist', 'No watchlist defined');
    const batches = chunked(ids, LARGEST_BATCH);
    const answers = await Promise.allSettled(batches.map((batch) => catalogue.watchlist(listId, batch)));
    const failures = answers.flatMap((answer) =>
      answer.status === 'rejected' ? noAnswer(listId, answer.reason) : [],
    );
    const [first] = failures;
    if (first && failures.length === batches.length) throw first;
    failures.forEach((failure) => reporter.report(failure));
    const items = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    const found = new Map(items.map((item) => [item.id, item]));
    return ids.flatMap((id) => found.get(id) ?? []);
  };

const noAnswer = (listId: string, cause: unknown): AppFailure =>
  new AppFailure('no-watchlist', `The data was not found using the watchlist ${listId}`, { cause });
