import { idOfPublicTitle } from '#domain/catalogue/public-title.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { Slug } from '#domain/catalogue/slug.ts';
import type { AppConfig } from '#domain/configuration/app-config.ts';
import { AppFailure } from '../app-failure.ts';
import { dataOf } from '../result.ts';
import type { MediaCatalogue } from '../ports/media-catalogue.ts';
import type { SlugDirectory } from '../ports/slug-directory.ts';
import { token } from '../injection/token.ts';

type PublicTitles = Pick<AppConfig, 'publicTitles'>;

/** Finds the workout at a public address (MED-02), which may name its public title (CAT-25). Fails with `not-found`. */
export type FindWorkout = (slug: Slug) => Promise<MediaItem>;
export const FindWorkout = token<FindWorkout>('FindWorkout');

export const makeFindWorkout =
  (directory: SlugDirectory, catalogue: MediaCatalogue, { publicTitles }: PublicTitles): FindWorkout =>
  async (slug) => {
    const id = dataOf(await directory.mediaForSlug(slug)) ?? idOfPublicTitle(slug, publicTitles);
    if (!id) throw slugNotFound(slug);
    return catalogue.media(id);
  };

/**
 * Finds a program by its view name: among the series first, then by its public title, then as any other slug (MED-02, CAT-25).
 * Fails with `not-found`.
 */
export type FindProgram = (slug: Slug) => Promise<MediaItem>;
export const FindProgram = token<FindProgram>('FindProgram');

export const makeFindProgram =
  (directory: SlugDirectory, catalogue: MediaCatalogue, { publicTitles }: PublicTitles): FindProgram =>
  async (slug) => {
    const series = (await directory.series()).data;
    const id =
      series?.get(slug) ?? idOfPublicTitle(slug, publicTitles) ?? dataOf(await directory.mediaForSlug(slug));
    if (!id) throw slugNotFound(slug);
    return catalogue.media(id);
  };

/** The public addresses of an item. */
export type MediaAddress =
  | { readonly kind: 'workout' | 'program'; readonly slug: Slug }
  | { readonly kind: 'media'; readonly id: MediaId };

/** The address of an item's own page. */
export function mediaAddressOf({
  contentType,
  slug,
  id,
}: Pick<MediaItem, 'contentType' | 'slug' | 'id'>): MediaAddress {
  const isBySlug = contentType === 'workout' || contentType === 'program';
  return isBySlug && slug ? { kind: contentType, slug } : { kind: 'media', id };
}

/** Finds the item at a public address (MED-02). Fails with `not-found`. */
export type FindMediaByAddress = (address: MediaAddress) => Promise<MediaItem>;
export const FindMediaByAddress = token<FindMediaByAddress>('FindMediaByAddress');

export const makeFindMediaByAddress =
  (findWorkout: FindWorkout, findProgram: FindProgram, catalogue: MediaCatalogue): FindMediaByAddress =>
  (address) => {
    switch (address.kind) {
      case 'workout':
        return findWorkout(address.slug);
      case 'program':
        return findProgram(address.slug);
      case 'media':
        return catalogue.media(address.id);
    }
  };

const slugNotFound = (slug: Slug) => new AppFailure('not-found', `Nothing has the slug "${slug}"`);
