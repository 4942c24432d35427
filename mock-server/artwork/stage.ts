import type { Drawing } from './drawing.ts';
import type { Palette } from './palettes.ts';
import type { PictureRandom } from './picture-random.ts';

/** What a composition is drawn on. Its centre of attention lies at (x, y), and what matters within `unit` around it. */
export interface Stage {
  readonly drawing: Drawing;
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly unit: number;
  readonly colors: Palette;
  readonly chance: PictureRandom;
  /** A short word in capitals, or a number: type as artwork. */
  readonly word: string;
}

/** Draws one picture from edge to edge. */
export type Composition = (stage: Stage) => void;
