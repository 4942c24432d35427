import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { Slug } from '#domain/catalogue/slug.ts';
import { AppFailure } from '../app-failure.ts';
import { dataOf } from '../ports/answer.ts';
import type { MediaCatalogue } from '../ports/media-catalogue.ts';
import type { SlugDirectory } from '../ports/slug-directory.ts';
import { token } from '../token.ts';

/** Finds the workout that a visitor asked for by its public address (MED-02). Fails with `not-found`. */
export type OpenWorkout = (slug: Slug) => Promise<MediaItem>;
export const OpenWorkout = token<OpenWorkout>('OpenWorkout');

export const makeOpenWorkout =
  (directory: SlugDirectory, catalogue: MediaCatalogue): OpenWorkout =>
  async (slug) => {
    const id = dataOf(await directory.mediaForSlug(slug));
    if (!id) throw nothingCalled(slug);
    return catalogue.media(id);
  };

/** Finds a program by its view name: among the series first, then as any other slug (MED-02). Fails with `not-found`. */
export type OpenProgram = (slug: Slug) => Promise<MediaItem>;
export const OpenProgram = token<OpenProgram>('OpenProgram');

export const makeOpenProgram =
  (directory: SlugDirectory, catalogue: MediaCatalogue): OpenProgram =>
  async (slug) => {
    const series = (await directory.series()).data;
    const id = series?.get(slug) ?? dataOf(await directory.mediaForSlug(slug));
    if (!id) throw nothingCalled(slug);
    return catalogue.media(id);
  };

const nothingCalled = (slug: Slug) => new AppFailure('not-found', `Nothing has the slug "${slug}"`);
