import { interpolatePalette, interpolateColors } from '../colors.ts';
import { formatCoordinate } from '../drawing.ts';
import type { Composition } from '../stage.ts';

/** Vertical pleats of light, like a backlit curtain. */
export const beams: Composition = ({ drawing, width, height, x, y, unit, colors, chance }) => {
  drawing.wash(colors.ink);
  const wide = unit * chance.pick([0.1, 0.135, 0.18]);
  const tilt = chance.pick([0, 10, -10, 20]);
  const crest = chance.between(0.36, 0.5);
  const shapes: string[] = [];
  const count = Math.ceil((width * 0.75) / wide) + 3;
  for (let pleat = -count; pleat <= count; pleat++) {
    const left = x + (pleat - 0.5) * wide;
    const away = (Math.abs(pleat) * wide) / unit;
    const color = interpolatePalette(
      [colors.flash, colors.flash, colors.hot, colors.mid, colors.deep, colors.ink],
      away * 0.8,
    );
    const top = y - unit * (crest - away * 0.35) + chance.between(-0.04, 0.04) * unit;
    const paint = drawing.linear(
      [left, 0],
      [left + wide, 0],
      [0, interpolateColors(color, colors.ink, 0.62)],
      [0.55, color],
      [1, interpolateColors(color, colors.paper, 0.25 * Math.max(0, 1 - away))],
    );
    const fade = drawing.linear(
      [0, top - unit * 0.2],
      [0, top + unit * 1.15],
      [0, colors.ink, 1],
      [0.3, colors.ink, 0],
      [0.55, colors.ink, 0],
      [1, colors.ink, 0.9],
    );
    const box = `x="${formatCoordinate(left)}" y="${formatCoordinate(-unit)}" width="${formatCoordinate(wide + 0.6)}" height="${formatCoordinate(height + unit * 2)}"`;
    shapes.push(`<rect ${box} fill="${paint}"/><rect ${box} fill="${fade}"/>`);
  }
  drawing.add(
    `<g transform="rotate(${tilt} ${formatCoordinate(x)} ${formatCoordinate(y)})">${shapes.join('')}</g>`,
  );
};
