import { artDirection, type ArtDirection } from './art-direction.ts';
import { interpolateColors } from './colors.ts';
import { Drawing } from './drawing.ts';
import { COMPOSITIONS, type CompositionName } from './compositions.ts';
import { PictureRandom } from './picture-random.ts';
import { portrait } from './portrait.ts';
import { channelLogo } from './channel-logo.ts';
import type { Stage } from './stage.ts';
import type { CatalogueItem } from '../catalogue/items/catalogue-item.ts';

/** The pictures that every item has, by name. Any other name means a card. */
export const PICTURE_NAMES = ['card', 'background', 'poster', 'square', 'channel_logo'] as const;

export type PictureName = (typeof PICTURE_NAMES)[number];

/** Width and height of the drawing, which scales to any number of pixels. */
const SIZES: Readonly<Record<PictureName, readonly [number, number]>> = {
  card: [1600, 900],
  background: [1600, 900],
  poster: [600, 900],
  square: [900, 900],
  channel_logo: [1600, 900],
};

/** Draws a picture of an item. */
export function pictureOf(item: CatalogueItem, name: PictureName): Drawing {
  const direction = artDirection(item);
  const [width, height] = SIZES[name];
  const drawing = new Drawing(width, height);
  const stage: Stage = {
    drawing,
    width,
    height,
    x: width / 2,
    y: height / 2,
    unit: height,
    colors: direction.colors,
    chance: new PictureRandom(`picture ${direction.seed}`),
    word: direction.word,
  };
  if (name === 'channel_logo') channelLogo(stage, item);
  else if (item.contentType === 'trainer') portrait(name === 'background' ? atRight(stage) : stage, item);
  else compose(name, stage, direction);
  if (name === 'background') calmLeft(stage);
  return drawing;
}

function compose(
  name: PictureName,
  stage: Stage,
  { composition, compositionWithoutType: calmComposition }: ArtDirection,
): void {
  const draw = (chosen: CompositionName, on: Stage): void => COMPOSITIONS[chosen](on);
  if (name === 'background') draw(calmComposition, atRight(stage));
  else if (name === 'poster') draw(composition, { ...stage, unit: stage.width * 1.16 });
  else draw(composition, stage);
}

/** Places the subject on the right, to leave room for text on the left. */
const atRight = (stage: Stage): Stage => ({ ...stage, x: stage.width * 0.69, y: stage.height * 0.47 });

function calmLeft({ drawing, width, height, colors }: Stage): void {
  const shade = interpolateColors(colors.ink, '#000000', 0.25);
  drawing.wash(
    drawing.linear(
      [0, 0],
      [width, 0],
      // Eased at the end, to hide the edge of the shade.
      [0, shade, 0.94],
      [0.26, shade, 0.84],
      [0.4, shade, 0.6],
      [0.52, shade, 0.33],
      [0.64, shade, 0.12],
      [0.74, shade, 0.03],
      [0.84, shade, 0],
    ),
  );
  drawing.wash(drawing.linear([0, height * 0.55], [0, height], [0, shade, 0], [1, shade, 0.75]));
}
