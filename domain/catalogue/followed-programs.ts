import type { Viewer } from '../account/viewer.ts';
import type { MediaId } from './media-id.ts';
import type { MediaItem } from './media-item.ts';

/** The workout to continue in each program that the viewer follows, by the program's view name. */
export const followedPrograms = (viewer: Viewer): ReadonlyMap<string, MediaId> =>
  viewer.state === 'member' ? viewer.member.programProgress : NOTHING_FOLLOWED;
const NOTHING_FOLLOWED: ReadonlyMap<string, MediaId> = new Map();

/** The workout to continue in a program; null if the viewer has not started it. */
export const workoutToContinue = (program: Pick<MediaItem, 'slug'>, viewer: Viewer): MediaId | null =>
  (program.slug && followedPrograms(viewer).get(program.slug)) ?? null;
