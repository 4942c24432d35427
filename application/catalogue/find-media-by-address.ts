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
export type OpenWorkout = (slug: Slug) => Promise<MediaItem>;
export const OpenWorkout = token<OpenWorkout>('OpenWorkout');

export const makeOpenWorkout =
  (directory: SlugDirectory, catalogue: MediaCatalogue, { publicTitles }: PublicTitles): OpenWorkout =>
  async (slug) => {
    const id = dataOf(await directory.mediaForSlug(slug)) ?? idOfPublicTitle(slug, publicTitles);
    if (!id) throw slugNotFound(slug);
    return catalogue.media(id);
  };

/**
 * Finds a program by its view name: among the series first, then by its public title, then as any other slug (MED-02, CAT-25).
 * Fails with `not-found`.
 */
export type OpenProgram = (slug: Slug) => Promise<MediaItem>;
export const OpenProgram = token<OpenProgram>('OpenProgram');

export const makeOpenProgram =
  (directory: SlugDirectory, catalogue: MediaCatalogue, { publicTitles }: PublicTitles): OpenProgram =>
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

/** Finds the item at a public address (MED-02). Fails with `not-found`. */
export type OpenMedia = (address: MediaAddress) => Promise<MediaItem>;
export const OpenMedia = token<OpenMedia>('OpenMedia');

export const makeOpenMedia =
  (openWorkout: OpenWorkout, openProgram: OpenProgram, catalogue: MediaCatalogue): OpenMedia =>
  (address) => {
    switch (address.kind) {
      case 'workout':
        return openWorkout(address.slug);
      case 'program':
        return openProgram(address.slug);
      case 'media':
        return catalogue.media(address.id);
    }
  };

const slugNotFound = (slug: Slug) => new AppFailure('not-found', `Nothing has the slug "${slug}"`);
