import { interpolatePalette, interpolateColors } from '../colors.ts';
import { formatCoordinate } from '../drawing.ts';
import { darkGround } from '../backgrounds.ts';
import type { Composition } from '../stage.ts';

const THREADS = 30;

/** A twisted satin ribbon. */
export const ribbon: Composition = (stage) => {
  const { drawing, width, x, y, unit, colors, chance } = stage;
  darkGround(stage);
  const side = chance.side();
  const bend = chance.between(0.95, 1.35);
  const reach = width * 0.58 + unit * 0.1;
  const order = [
    colors.deep,
    colors.mid,
    colors.hot,
    colors.flash,
    colors.hot,
    colors.mid,
    colors.hot,
    colors.paper,
  ];
  for (let thread = 0; thread < THREADS; thread++) {
    const share = thread / (THREADS - 1);
    const spread = (share - 0.5) * unit;
    const from = [x - reach, y + side * unit * 0.35 + spread * 0.75] as const;
    const first = [x - unit * 0.4, y - side * unit * bend + spread * 1.35] as const;
    const second = [x + unit * 0.4, y + side * unit * bend - spread * 0.55] as const;
    const to = [x + reach, y - side * unit * 0.35 + spread * 0.85] as const;
    const color = interpolatePalette(order, share);
    const paint = drawing.linear(
      [x - reach * 0.8, y],
      [x + reach * 0.8, y],
      [0, interpolateColors(color, colors.ink, 0.7)],
      [0.32, color],
      [0.5, interpolateColors(color, colors.ink, 0.45)],
      [0.68, interpolateColors(color, colors.paper, 0.18)],
      [1, interpolateColors(color, colors.ink, 0.6)],
    );
    drawing.add(
      `<path d="M${at(from)}C${at(first)} ${at(second)} ${at(to)}" fill="none" stroke="${paint}" stroke-width="${formatCoordinate(unit * 0.052)}"/>`,
    );
  }
};

const at = ([x, y]: readonly [number, number]): string => `${formatCoordinate(x)} ${formatCoordinate(y)}`;
