import { interpolateColors } from '../colors.ts';
import { formatCoordinate } from '../drawing.ts';
import type { Composition } from '../stage.ts';

/** A sun at the horizon, sliced by haze. */
export const sun: Composition = ({ drawing, width, height, x, y, unit, colors, chance }) => {
  const radius = unit * chance.between(0.38, 0.44);
  const top = y - unit * 0.04;
  const horizon = top + radius * chance.between(0.35, 0.6);
  drawing.wash(
    drawing.linear(
      [0, 0],
      [0, height],
      [0, colors.ink],
      [0.3, colors.deep],
      [0.62, colors.mid],
      [0.8, interpolateColors(colors.mid, colors.hot, 0.85)],
      [1, colors.deep],
    ),
  );
  drawing.glow(x, top, radius * 2.6, colors.hot, 0.75);
  const slices: string[] = [
    `<rect width="${width}" height="${formatCoordinate(horizon - radius * 0.3)}" fill="#fff"/>`,
  ];
  let from = horizon - radius * 0.3;
  for (let slice = 0; slice < 7; slice++) {
    const gap = radius * (0.03 + slice * 0.012);
    const band = radius * Math.max(0.04, 0.2 - slice * 0.026);
    slices.push(
      `<rect y="${formatCoordinate(from + gap)}" width="${width}" height="${formatCoordinate(band)}" fill="#fff"/>`,
    );
    from += gap + band;
  }
  const face = drawing.linear(
    [x, top - radius],
    [x, top + radius],
    [0, colors.paper],
    [0.35, colors.flash],
    [1, colors.hot],
  );
  drawing.add(
    `<g mask="${drawing.mask(...slices)}"><circle cx="${formatCoordinate(x)}" cy="${formatCoordinate(top)}" r="${formatCoordinate(radius)}" fill="${face}"/></g>`,
  );
  drawing.glow(x, top - radius * 0.3, radius * 1.2, colors.paper, 0.25);
};
