import { interpolatePalette } from '../colors.ts';
import { formatCoordinate } from '../drawing.ts';
import type { Composition } from '../stage.ts';

/** Rings on still water. */
export const ripples: Composition = (stage) => {
  const { drawing, width, height, y, unit, colors, chance } = stage;
  const side = chance.side();
  const x = stage.x + width * chance.between(-0.12, 0.12);
  const rings = chance.whole(8, 13);
  const tilt = chance.between(0.36, 0.56);
  drawing.wash(
    drawing.linear(
      [0, 0],
      [0, height],
      [0, colors.hot],
      [0.22, colors.mid],
      [0.7, colors.deep],
      [1, colors.ink],
    ),
  );
  drawing.glow(x + side * unit * 0.5, y - unit * 0.75, unit * 1.2, colors.flash, 0.7);
  const cy = y + unit * chance.between(-0.02, 0.16);
  for (let ring = rings; ring > 0; ring--) {
    const share = ring / rings;
    const rx = unit * (0.05 + 1.05 * share ** 1.15);
    const color = interpolatePalette([colors.paper, colors.flash, colors.hot, colors.mid], share);
    const paint = drawing.linear(
      [x - rx, cy - rx * 0.4],
      [x + rx, cy + rx * 0.4],
      [0, color, side > 0 ? 0.08 : 0.95],
      [0.5, color, 0.35],
      [1, color, side > 0 ? 0.95 : 0.08],
    );
    const thick = unit * (0.006 + 0.02 * (1 - share) + (ring % 3 === 0 ? 0.012 : 0));
    drawing.add(
      `<ellipse cx="${formatCoordinate(x)}" cy="${formatCoordinate(cy)}" rx="${formatCoordinate(rx)}" ry="${formatCoordinate(rx * tilt)}" fill="none" stroke="${paint}" stroke-width="${formatCoordinate(thick)}"/>`,
    );
  }
  drawing.add(
    `<ellipse cx="${formatCoordinate(x)}" cy="${formatCoordinate(cy)}" rx="${formatCoordinate(unit * 0.035)}" ry="${formatCoordinate(unit * 0.016)}" fill="${colors.paper}"/>`,
  );
};
