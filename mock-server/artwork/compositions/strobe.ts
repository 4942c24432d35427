import { interpolatePalette, interpolateColors } from '../colors.ts';
import { formatCoordinate } from '../drawing.ts';
import { darkGround } from '../backgrounds.ts';
import type { Composition } from '../stage.ts';

const FLASHES = 13;

/** A ball thrown under stroboscopic light, at many moments. */
export const strobe: Composition = (stage) => {
  const { drawing, x, y, unit, colors, chance } = stage;
  darkGround(stage);
  const side = chance.side();
  const rise = chance.between(0.5, 0.8);
  const reach = unit * chance.between(0.95, 1.2);
  for (let flash = 0; flash < FLASHES; flash++) {
    const share = flash / (FLASHES - 1);
    const along1 = share * 1.35 - 0.95;
    const ballX = x + side * along1 * reach * 0.8;
    const ballY = y + unit * (rise * along1 ** 2 - 0.22);
    const radius = unit * (0.05 + 0.2 * share ** 1.4);
    const color = interpolatePalette([colors.deep, colors.mid, colors.hot, colors.flash], share);
    const paint = drawing.radial(
      { x: ballX, y: ballY, r: radius * 1.15, fx: ballX - radius * 0.35, fy: ballY - radius * 0.45 },
      [0, interpolateColors(color, colors.paper, 0.25 + 0.5 * share), 0.5 + share * 0.5],
      [0.55, color, 0.45 + share * 0.55],
      [1, interpolateColors(color, colors.ink, 0.55), 0.35 + share * 0.65],
    );
    drawing.add(
      `<circle cx="${formatCoordinate(ballX)}" cy="${formatCoordinate(ballY)}" r="${formatCoordinate(radius)}" fill="${paint}"/>`,
    );
  }
};
