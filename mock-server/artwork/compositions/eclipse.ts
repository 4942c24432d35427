import { interpolateColors } from '../colors.ts';
import { formatCoordinate } from '../drawing.ts';
import type { Composition } from '../stage.ts';

/** A dark disc in front of a bright light. */
export const eclipse: Composition = ({ drawing, width, height, x, y, unit, colors, chance }) => {
  const side = chance.side();
  const radius = unit * chance.between(0.3, 0.36);
  drawing.wash(
    drawing.linear(
      [0, 0],
      [0, height],
      [0, colors.ink],
      [0.5, interpolateColors(colors.ink, colors.deep, 0.9)],
      [1, colors.ink],
    ),
  );
  const [lightX, lightY] = [x + side * radius * 0.3, y - radius * 0.34];
  drawing.glow(lightX, lightY, width * 0.6, colors.mid, 0.8);
  drawing.glow(lightX, lightY, radius * 2.5, colors.hot, 1);
  const corona = drawing.radial(
    { x: lightX, y: lightY, r: radius * 1.7 },
    [0, colors.paper, 1],
    [0.58, colors.flash, 1],
    [0.78, colors.hot, 0.65],
    [1, colors.hot, 0],
  );
  drawing.add(
    `<circle cx="${formatCoordinate(lightX)}" cy="${formatCoordinate(lightY)}" r="${formatCoordinate(radius * 1.7)}" fill="${corona}"/>`,
  );
  const face = drawing.linear(
    [x + side * radius, y - radius],
    [x - side * radius, y + radius],
    [0, interpolateColors(colors.hot, colors.mid, 0.65)],
    [0.35, colors.deep],
    [1, colors.ink],
  );
  drawing.add(
    `<circle cx="${formatCoordinate(x)}" cy="${formatCoordinate(y)}" r="${formatCoordinate(radius)}" fill="${face}"/>`,
  );
};
