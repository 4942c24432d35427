import { interpolateColors } from '../colors.ts';
import { formatCoordinate } from '../drawing.ts';
import { darkGround, vividGround } from '../backgrounds.ts';
import type { Composition } from '../stage.ts';
import { wordShape } from '../text-outlines.ts';

const ECHOES = 7;

/** A word as large as the picture, with receding copies behind it. */
export const echo: Composition = (stage) => {
  const { drawing, width, x, y, unit, colors, chance, word } = stage;
  const vivid = chance.happens(0.5);
  if (vivid) vividGround(stage);
  else darkGround(stage);
  const shape = wordShape(word, unit * 0.5, 'slanted');
  const scale = Math.min(1.25, Math.min(unit * 1.28, width * 0.9) / shape.width);
  const side = chance.side();
  const place = (step: number) =>
    `translate(${formatCoordinate(x + side * unit * 0.022 * step)} ${formatCoordinate(y + unit * 0.2 - unit * 0.062 * step)}) scale(${(scale * (1 - step * 0.035)).toFixed(3)})`;
  for (let behind = ECHOES; behind > 0; behind--) {
    const share = behind / ECHOES;
    const color = vivid
      ? interpolateColors(colors.hot, colors.mid, share)
      : interpolateColors(interpolateColors(colors.hot, colors.mid, share), colors.ink, share * 0.55);
    drawing.add(
      `<path d="${shape.path}" transform="${place(behind)}" fill="${color}" stroke="${vivid ? colors.mid : colors.ink}" stroke-width="${formatCoordinate(unit * 0.008)}"/>`,
    );
  }
  const half = (shape.height * scale) / 2;
  const paint = drawing.linear(
    [0, -half],
    [0, half],
    [0, colors.paper],
    [0.55, vivid ? colors.paper : colors.flash],
    [1, vivid ? colors.flash : colors.hot],
  );
  drawing.add(`<path d="${shape.path}" transform="${place(0)}" fill="${paint}"/>`);
};
