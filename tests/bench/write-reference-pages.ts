import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Content } from './content.ts';
import { guideReference } from './reference-guide.ts';
import { REFERENCE_PATH } from './serve-reference-pages.ts';
import { homeReference, listReference, workoutReference } from './reference-page.ts';
import { referencePlayer } from './reference-player.ts';
import { referenceSearch } from './reference-search.ts';
import type { BenchVideo } from './videos.ts';

/** The paths of the reference pages on the app's host. */
export interface ReferencePaths {
  readonly folder: string;
  readonly home: string;
  readonly workout: string;
  /** The bare player for a kind of video. */
  readonly player: (video: BenchVideo) => string;
  readonly list: string;
  readonly guide: string;
  readonly search: string;
}

interface ReferencePlaces {
  /** The built app's folder: the pages use its fonts. */
  readonly dist: string;
  readonly folder: string;
}

/** Writes the reference pages, which the app's host serves as it serves the app. */
export function writeReferencePages(
  content: Content,
  videos: readonly BenchVideo[],
  { dist, folder }: ReferencePlaces,
): ReferencePaths {
  mkdirSync(folder, { recursive: true });
  const frame = { content, style: styleWithFontsOf(dist) };
  writeFileSync(join(folder, 'home.html'), homeReference(frame));
  writeFileSync(join(folder, 'workout.html'), workoutReference(frame));
  for (const video of videos) {
    writeFileSync(join(folder, `${playerOf(video)}.html`), referencePlayer(video));
  }
  writeFileSync(join(folder, 'list.html'), listReference(frame));
  writeFileSync(join(folder, 'guide.html'), guideReference(frame));
  writeFileSync(join(folder, 'search.html'), referenceSearch(frame));
  copyFileSync(createRequire(import.meta.url).resolve('hls.js/dist/hls.min.js'), join(folder, 'hls.min.js'));
  const at = (name: string) => `${REFERENCE_PATH}${name}.html`;
  return {
    folder,
    home: at('home'),
    workout: at('workout'),
    player: (video) => at(playerOf(video)),
    list: at('list'),
    guide: at('guide'),
    search: at('search'),
  };
}

const playerOf = ({ name }: BenchVideo): string => `player-${name}`;

/** The reference pages use the app's fonts, with the same fallbacks. */
function styleWithFontsOf(dist: string): string {
  const assets = join(dist, 'assets');
  const sheets = readdirSync(assets).filter((name) => name.endsWith('.css'));
  const fonts = sheets.flatMap(
    (name) => readFileSync(join(assets, name), 'utf8').match(/@font-face\s*{[^}]*}/g) ?? [],
  );
  return fonts.join('\n') + readFileSync(new URL('./reference.css', import.meta.url), 'utf8');
}
