import { interpolatePalette, interpolateColors } from '../colors.ts';
import { formatCoordinate } from '../drawing.ts';
import { darkGround } from '../backgrounds.ts';
import type { Composition } from '../stage.ts';

const LAYERS = 13;

/** Nested frames, each rotated a little further. */
export const whirl: Composition = (stage) => {
  const { drawing, width, x, y, unit, colors, chance } = stage;
  darkGround(stage);
  const side = chance.side();
  const turn = side * chance.between(5, 11);
  const corner = chance.pick([0.08, 0.3, 0.5]);
  const largest = Math.max(width, unit) * 1.5;
  const order = [colors.ink, colors.deep, colors.mid, colors.hot, colors.flash];
  for (let layer = 0; layer < LAYERS; layer++) {
    const share = layer / (LAYERS - 1);
    const size = largest * (1 - share) ** 1.9 + unit * 0.09;
    const color = interpolatePalette(order, share);
    const half = size / 2;
    const paint = drawing.linear(
      [-half, -half],
      [half, half],
      [0, interpolateColors(color, colors.paper, 0.22)],
      [0.4, color],
      [1, interpolateColors(color, colors.ink, 0.6)],
    );
    drawing.add(
      `<rect x="${formatCoordinate(-half)}" y="${formatCoordinate(-half)}" width="${formatCoordinate(size)}" height="${formatCoordinate(size)}" rx="${formatCoordinate(size * corner)}" transform="translate(${formatCoordinate(x)} ${formatCoordinate(y)}) rotate(${formatCoordinate(turn * layer)})" fill="${paint}"/>`,
    );
  }
};
