import { interpolatePalette, interpolateColors } from '../colors.ts';
import { formatCoordinate } from '../drawing.ts';
import { darkGround } from '../backgrounds.ts';
import type { Composition } from '../stage.ts';

const LANES = 9;

/** The lanes of a running track in a bend, one of them lit. */
export const lanes: Composition = (stage) => {
  const { drawing, x, y, unit, colors, chance } = stage;
  darkGround(stage);
  const side = chance.side();
  const centreX = x - side * unit * chance.between(0.72, 0.95);
  const centreY = y + unit * chance.between(0.5, 0.85);
  const thick = unit * 0.13;
  const lit = chance.whole(3, 6);
  for (let lane = LANES - 1; lane >= 0; lane--) {
    const radius = unit * 0.3 + lane * thick * 1.16;
    const share = lane / (LANES - 1);
    const color =
      lane === lit ? colors.flash : interpolatePalette([colors.hot, colors.mid, colors.deep], share);
    const paint = drawing.linear(
      [centreX + side * radius, centreY - radius],
      [centreX - side * radius * 0.2, centreY + radius * 0.2],
      [0, interpolateColors(color, colors.paper, lane === lit ? 0.25 : 0.12)],
      [0.45, color],
      [1, interpolateColors(color, colors.ink, 0.82)],
    );
    drawing.add(
      `<circle cx="${formatCoordinate(centreX)}" cy="${formatCoordinate(centreY)}" r="${formatCoordinate(radius)}" fill="none" stroke="${paint}" stroke-width="${formatCoordinate(thick)}"/>`,
    );
  }
  drawing.glow(centreX + side * unit * 1.05, centreY - unit * 0.85, unit * 0.55, colors.flash, 0.35);
};
