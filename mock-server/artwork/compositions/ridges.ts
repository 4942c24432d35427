import { interpolatePalette, interpolateColors } from '../colors.ts';
import { formatCoordinate } from '../drawing.ts';
import type { Composition } from '../stage.ts';

const RIDGES = 7;

/** Rows of hills under a low light. */
export const ridges: Composition = ({ drawing, width, height, x, y, unit, colors, chance }) => {
  const side = chance.side();
  drawing.wash(
    drawing.linear(
      [0, 0],
      [0, height],
      [0, interpolateColors(colors.deep, colors.mid, 0.5)],
      [0.4, interpolateColors(colors.mid, colors.hot, 0.6)],
      [0.62, colors.flash],
    ),
  );
  const lightX = x + side * unit * 0.18;
  const lightY = y - unit * 0.16;
  drawing.glow(lightX, lightY, unit * 0.95, colors.paper, 0.55);
  const disc = drawing.linear(
    [lightX, lightY - unit * 0.2],
    [lightX, lightY + unit * 0.2],
    [0, colors.paper],
    [1, colors.flash],
  );
  drawing.add(
    `<circle cx="${formatCoordinate(lightX)}" cy="${formatCoordinate(lightY)}" r="${formatCoordinate(unit * 0.17)}" fill="${disc}"/>`,
  );
  for (let ridge = 0; ridge < RIDGES; ridge++) {
    const share = ridge / (RIDGES - 1);
    const base = y + unit * (-0.06 + 0.62 * share ** 1.15);
    const swing = unit * chance.between(0.07, 0.14);
    const length = width * chance.between(0.55, 0.95);
    const shift = chance.between(0, Math.PI * 2);
    const points = Array.from({ length: 25 }, (_point, index) => {
      const at = (index / 24) * width;
      const wave =
        Math.sin((at / length) * Math.PI * 2 + shift) +
        0.45 * Math.sin((at / length) * Math.PI * 4.6 + shift * 2);
      return [at, base - wave * swing * 0.7] as const;
    });
    const color = interpolatePalette(
      [interpolateColors(colors.flash, colors.hot, 0.55), colors.hot, colors.mid, colors.deep, colors.ink],
      share,
    );
    const paint = drawing.linear(
      [0, base - swing],
      [0, base + unit * 0.45],
      [0, color],
      [1, interpolateColors(color, colors.ink, 0.75)],
    );
    drawing.add(`<path d="${smooth(points)}L${width} ${height}L0 ${height}Z" fill="${paint}"/>`);
  }
};

/** A smooth curve through points. */
function smooth(points: readonly (readonly [number, number])[]): string {
  const [first, ...others] = points;
  if (!first) return '';
  let path = `M${formatCoordinate(first[0])} ${formatCoordinate(first[1])}`;
  let [lastX, lastY] = first;
  for (const [nextX, nextY] of others) {
    path += `Q${formatCoordinate(lastX)} ${formatCoordinate(lastY)} ${formatCoordinate((lastX + nextX) / 2)} ${formatCoordinate((lastY + nextY) / 2)}`;
    [lastX, lastY] = [nextX, nextY];
  }
  return `${path}L${formatCoordinate(lastX)} ${formatCoordinate(lastY)}`;
}
