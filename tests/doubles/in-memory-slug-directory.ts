import type { AppFailure } from '#application/app-failure.ts';
import type { Result } from '#application/result.ts';
import type { SlugDirectory } from '#application/ports/slug-directory.ts';
import { mediaId, type MediaId } from '#domain/catalogue/media-id.ts';
import { slug, type Slug } from '#domain/catalogue/slug.ts';

/** An in-memory slug directory. */
export interface InMemorySlugDirectory extends SlugDirectory {
  /** From now on this call fails. */
  fail(call: keyof SlugDirectory, failure: AppFailure): void;
}

type IdsBySlug = Readonly<Record<string, string>>;

export function makeInMemorySlugDirectory(media: IdsBySlug, series: IdsBySlug = {}): InMemorySlugDirectory {
  const ids = idsOf(media);
  const failures = new Map<keyof SlugDirectory, AppFailure>();
  const answer = async <T>(call: keyof SlugDirectory, data: T): Promise<Result<T>> => {
    const failure = failures.get(call);
    return failure ? { data: null, errors: [failure] } : { data, errors: [] };
  };
  return {
    fail: (call, failure) => void failures.set(call, failure),
    mediaForSlug: (name) => answer('mediaForSlug', ids.get(name) ?? null),
    series: () => answer('series', idsOf(series)),
  };
}

const idsOf = (named: IdsBySlug): ReadonlyMap<Slug, MediaId> =>
  new Map(Object.entries(named).map(([name, id]) => [slug(name), mediaId(id)] as const));
