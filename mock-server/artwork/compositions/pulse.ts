import { interpolatePalette, interpolateColors } from '../colors.ts';
import { formatCoordinate } from '../drawing.ts';
import { darkGround, vividGround } from '../backgrounds.ts';
import type { Composition } from '../stage.ts';

/** Effort over time as bars that rise, peak and fall. */
export const pulse: Composition = (stage) => {
  const { drawing, width, x, y, unit, colors, chance } = stage;
  const vivid = chance.happens(0.4);
  if (vivid) vividGround(stage);
  else darkGround(stage);
  const step = unit * chance.pick([0.075, 0.095, 0.12]);
  const bar = step * 0.64;
  const bars = Math.ceil(width / step / 2) + 1;
  const [beat, shift] = [chance.between(0.28, 0.5), chance.between(0, 6)];
  for (let index = -bars; index <= bars; index++) {
    const at = x + index * step;
    const away = (index * step) / unit;
    const envelope = Math.exp(-((away / 0.62) ** 2));
    const tall = unit * (0.08 + 0.8 * envelope * (0.35 + 0.65 * Math.abs(Math.sin(index * beat + shift))));
    const color = interpolatePalette([colors.mid, colors.hot, colors.flash], tall / unit / 0.8);
    const paint = drawing.linear(
      [0, y - tall / 2],
      [0, y + tall / 2],
      [0, vivid ? colors.paper : interpolateColors(color, colors.paper, 0.35)],
      [0.5, vivid ? interpolateColors(color, colors.flash, 0.6) : color],
      [1, interpolateColors(color, vivid ? colors.hot : colors.deep, 0.65)],
    );
    drawing.add(
      `<rect x="${formatCoordinate(at - bar / 2)}" y="${formatCoordinate(y - tall / 2)}" width="${formatCoordinate(bar)}" height="${formatCoordinate(tall)}" rx="${formatCoordinate(bar / 2)}" fill="${paint}"/>`,
    );
  }
};
