import { interpolateColors } from '../colors.ts';
import { formatCoordinate } from '../drawing.ts';
import { darkGround, vividGround } from '../backgrounds.ts';
import type { Composition } from '../stage.ts';

/** A ball of light in halftone dots. */
export const halftone: Composition = (stage) => {
  const { drawing, width, height, x, y, unit, colors, chance } = stage;
  const vivid = chance.happens(0.5);
  if (vivid) vividGround(stage);
  else darkGround(stage);
  const side = chance.side();
  const step = unit / chance.between(16, 24);
  const [lightX, lightY] = [x - side * unit * 0.2, y - unit * 0.22];
  const radius = unit * 0.58;
  const turn = (chance.pick([15, 22, 30, 45]) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const rows = Math.ceil((radius * 1.15) / step);
  let dots = '';
  for (let row = -rows; row <= rows; row++) {
    for (let column = -rows; column <= rows; column++) {
      const dotX = x + (column * cos - row * sin) * step;
      const dotY = y + (column * sin + row * cos) * step;
      const away = Math.hypot(dotX - x, dotY - y) / radius;
      if (away > 1.12 || dotX < -step || dotX > width + step || dotY < -step || dotY > height + step)
        continue;
      const light = Math.max(0, 1 - Math.hypot(dotX - lightX, dotY - lightY) / (radius * 1.45));
      const edge = Math.min(1, Math.max(0, (1.12 - away) * 6));
      const r = step * (0.1 + 0.56 * light ** 0.9) * edge;
      if (r > step * 0.04) {
        dots += `M${formatCoordinate(dotX - r)} ${formatCoordinate(dotY)}a${formatCoordinate(r)} ${formatCoordinate(r)} 0 1 0 ${formatCoordinate(2 * r)} 0a${formatCoordinate(r)} ${formatCoordinate(r)} 0 1 0 ${formatCoordinate(-2 * r)} 0`;
      }
    }
  }
  const paint = drawing.linear(
    [lightX, lightY - radius * 0.6],
    [x + side * radius * 0.8, y + radius],
    [0, vivid ? colors.paper : colors.flash],
    [0.5, vivid ? colors.flash : colors.hot],
    [1, interpolateColors(colors.mid, colors.hot, vivid ? 1 : 0.4)],
  );
  drawing.add(`<path d="${dots}" fill="${paint}"/>`);
};
