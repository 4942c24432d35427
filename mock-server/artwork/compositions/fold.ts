import { interpolatePalette, interpolateColors } from '../colors.ts';
import { formatCoordinate } from '../drawing.ts';
import type { Composition } from '../stage.ts';

const LEAST = -12;
const MOST = 112;

/** A paper fan; each fold has a light edge and a shaded side. */
export const fold: Composition = ({ drawing, width, height, x, y, unit, colors, chance }) => {
  drawing.wash(colors.ink);
  const side = chance.side();
  const folds = chance.pick([7, 8, 9]);
  const order = [colors.deep, colors.mid, colors.hot, colors.flash, colors.hot, colors.mid, colors.deep];
  const [pivotX, pivotY] = [x + side * unit * 0.8, y + unit * chance.between(0.6, 0.78)];
  const point = (degrees: number, distance: number): readonly [number, number] => {
    const angle = (degrees * Math.PI) / 180;
    return [pivotX - side * Math.cos(angle) * distance, pivotY - Math.sin(angle) * distance];
  };
  const far = width + height;
  const open = (MOST - LEAST) / folds;
  for (let index = 0; index < folds; index++) {
    const from = LEAST + index * open;
    const color = interpolatePalette(order, index / (folds - 1));
    const paint = drawing.linear(
      point(from, unit),
      point(from + open, unit),
      [0, interpolateColors(color, colors.paper, 0.3)],
      [0.08, interpolateColors(color, colors.paper, 0.08)],
      [0.5, interpolateColors(color, colors.ink, 0.12)],
      [1, interpolateColors(color, colors.ink, 0.72)],
    );
    const corners = [point(from, far), point(from + open + 0.3, far)].map(
      ([cx, cy]) => `L${formatCoordinate(cx)} ${formatCoordinate(cy)}`,
    );
    drawing.add(
      `<path d="M${formatCoordinate(pivotX)} ${formatCoordinate(pivotY)}${corners.join('')}Z" fill="${paint}"/>`,
    );
  }
  drawing.glow(pivotX, pivotY, unit * 0.6, colors.ink, 0.7);
};
