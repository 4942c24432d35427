import type { Viewer } from '../account/viewer.ts';
import type { MediaId } from './media-id.ts';
import type { MediaItem } from './media-item.ts';
import type { Slug } from './slug.ts';

/** The workout to continue in each program that the viewer follows, by the program's view name. */
export const followedPrograms = (viewer: Viewer): ReadonlyMap<Slug, MediaId> =>
  viewer.state === 'member' ? viewer.member.programProgress : NOTHING_FOLLOWED;
const NOTHING_FOLLOWED: ReadonlyMap<Slug, MediaId> = new Map();

/** The workout to continue in a program; null if the viewer has not started it. */
export const workoutToContinue = (program: Pick<MediaItem, 'slug'>, viewer: Viewer): MediaId | null =>
  (program.slug && followedPrograms(viewer).get(program.slug)) ?? null;

/**
 * The followed program of which the viewer has done a workout last; the first one if none of them is among the recent ones. Null if
 * no program is followed.
 *
 * @param recent what the viewer has begun, newest first
 */
export function programDoneLast(
  followed: ReadonlyMap<Slug, MediaId>,
  recent: readonly Pick<MediaItem, 'program'>[],
): Slug | null {
  const done = recent.find(({ program }) => program !== null && followed.has(program));
  return done?.program ?? [...followed.keys()][0] ?? null;
}
