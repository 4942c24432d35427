import type { LibraryItem } from '#adapters/hosted-player/player-library.ts';
import { signedToken } from '#mock-server/endpoints/signing/media-token.ts';
import { catalogueOn, NOW } from '#tests/mock-server/open-platform.ts';

interface Film {
  readonly mediaid: string;
  readonly title: string;
  /** In seconds. */
  readonly duration: number;
}

/** An ad with a film of its own. */
export const AD_TAG = '/ads/film.xml';

const [first, second] = catalogueOn(NOW).workouts.filter(({ item }) => !item.requiredEntitlements);
if (!first || !second) throw new Error('The catalogue has too few workouts');

export const FILMS: readonly [Film, Film] = [first.item, second.item];

export const durationOf = (mediaid: string): number =>
  FILMS.find((film) => film.mediaid === mediaid)?.duration ?? 0;

/** An item of the mock platform, with captions, whose source it serves in this hour. */
export const contractItem = (origin: string, { mediaid, title }: Film, label = 'English'): LibraryItem => ({
  mediaid,
  title,
  image: undefined,
  sources: [
    {
      file: `${origin}/manifests/${mediaid}.m3u8?token=${signedToken(mediaid, null, NOW)}`,
      type: 'application/vnd.apple.mpegurl',
    },
  ],
  tracks: [
    { file: `${origin}/tracks/${mediaid}.vtt`, kind: 'captions', label },
    { file: `${origin}/strips/${mediaid}.vtt`, kind: 'thumbnails', label: undefined },
  ],
  starttime: 0,
});
