import type { MediaId } from '#domain/catalogue/media-id.ts';
import { fromContinuing } from '#domain/catalogue/next-up.ts';
import type { Playlist } from '#domain/catalogue/playlist.ts';
import type { Slug } from '#domain/catalogue/slug.ts';
import { AppFailure } from '../app-failure.ts';
import type { MediaCatalogue } from '../ports/media-catalogue.ts';
import { token } from '../token.ts';
import type { OpenProgram } from './open-media.ts';

/** Reads the workouts of a followed program from the one to continue (CAT-07), under the program's name. */
export type LoadFollowedProgram = (program: Slug, toContinue: MediaId) => Promise<Playlist>;
export const LoadFollowedProgram = token<LoadFollowedProgram>('LoadFollowedProgram');

export const makeLoadFollowedProgram =
  (openProgram: OpenProgram, catalogue: MediaCatalogue): LoadFollowedProgram =>
  async (program, toContinue) => {
    const { title, seriesPlaylist } = await openProgram(program);
    if (!seriesPlaylist) throw new AppFailure('not-found', `The program "${program}" has no workouts`);
    const playlist = await catalogue.playlist(seriesPlaylist);
    return { ...playlist, title, viewName: program, items: fromContinuing(playlist.items, toContinue) };
  };
