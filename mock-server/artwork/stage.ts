import type { Drawing } from './drawing.ts';
import type { Palette } from './palettes.ts';
import type { PictureRandom } from './picture-random.ts';

/** What a composition draws on. The subject is centred on (x, y), within about `unit` around it. */
export interface Stage {
  readonly drawing: Drawing;
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly unit: number;
  readonly colors: Palette;
  readonly chance: PictureRandom;
  /** A short word in capitals, or a number, drawn as artwork. */
  readonly word: string;
}

/** Draws one picture, edge to edge. */
export type Composition = (stage: Stage) => void;
