import { interpolatePalette, interpolateColors } from '../colors.ts';
import { formatCoordinate } from '../drawing.ts';
import { darkGround, paperGround } from '../backgrounds.ts';
import type { Composition } from '../stage.ts';

/** Nested doorways with a light at the end. */
export const arches: Composition = (stage) => {
  const { drawing, width, height, y, unit, colors, chance } = stage;
  const light = chance.happens(0.35);
  if (light) paperGround(stage);
  else darkGround(stage);
  const size = unit * chance.pick([1, 1.18, 1.4]);
  const middle = y + (size - unit) * 0.42;
  const x = stage.x + width * chance.between(-0.09, 0.09);
  const count = chance.whole(5, 8);
  const order = light
    ? [
        interpolateColors(colors.flash, colors.hot, 0.4),
        colors.hot,
        interpolateColors(colors.hot, colors.mid, 0.6),
        colors.mid,
        colors.deep,
      ]
    : [colors.deep, colors.mid, colors.hot, colors.flash, colors.paper];
  for (let arch = 0; arch < count; arch++) {
    const share = arch / (count - 1);
    const half = size * (0.5 - share * 0.39);
    const top = middle - size * (0.46 - share * 0.42);
    const color = interpolatePalette(order, share);
    const paint = drawing.linear(
      [x - half, top],
      [x + half, height],
      [0, interpolateColors(color, colors.paper, 0.14)],
      [0.5, color],
      [1, interpolateColors(color, light ? colors.hot : colors.ink, 0.5)],
    );
    drawing.add(
      `<path d="M${formatCoordinate(x - half)} ${height}V${formatCoordinate(top + half)}a${formatCoordinate(half)} ${formatCoordinate(half)} 0 0 1 ${formatCoordinate(half * 2)} 0V${height}Z" fill="${paint}"/>`,
    );
  }
  const radius = size * 0.055;
  drawing.add(
    `<circle cx="${formatCoordinate(x)}" cy="${formatCoordinate(middle + size * 0.1)}" r="${formatCoordinate(radius)}" fill="${light ? colors.paper : colors.hot}"/>`,
  );
};
