import { interpolateColors } from './colors.ts';
import type { Stage } from './stage.ts';

/** A dark background with two soft lights. */
export function darkGround({ drawing, width, height, x, y, unit, colors, chance }: Stage): void {
  const side = chance.side();
  drawing.wash(
    drawing.linear(
      [0, 0],
      [width, height],
      [0, colors.ink],
      [0.55, interpolateColors(colors.ink, colors.deep, 0.8)],
      [1, colors.ink],
    ),
  );
  drawing.glow(x + side * unit * 0.5, y - unit * 0.25, unit * 1.5, colors.deep, 0.95);
  drawing.glow(x - side * unit * 0.35, y + unit * 0.55, unit * 1.05, colors.mid, 0.5);
}

/** A background of saturated colour that runs from one corner to the other. */
export function vividGround({ drawing, width, height, x, y, unit, colors, chance }: Stage): void {
  const side = chance.side();
  const [left, right] = side > 0 ? [0, width] : [width, 0];
  drawing.wash(
    drawing.linear(
      [left, height],
      [right, 0],
      [0, colors.deep],
      [0.45, colors.mid],
      [1, interpolateColors(colors.mid, colors.hot, 0.75)],
    ),
  );
  drawing.glow(x + side * unit * 0.75, y - unit * 0.6, unit * 1.25, colors.hot, 0.9);
  drawing.glow(x - side * unit * 1.1, y + unit * 0.5, unit * 1.1, colors.ink, 0.55);
}

/** A light background, for the few bright pictures. */
export function paperGround({ drawing, width, height, x, y, unit, colors, chance }: Stage): void {
  const side = chance.side();
  drawing.wash(
    drawing.linear(
      [0, 0],
      [width, height],
      [0, colors.paper],
      [1, interpolateColors(colors.paper, colors.flash, 0.55)],
    ),
  );
  drawing.glow(x + side * unit * 0.8, y + unit * 0.7, unit * 1.3, colors.hot, 0.35);
}
