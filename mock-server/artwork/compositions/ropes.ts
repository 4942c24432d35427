import { interpolateColors } from '../colors.ts';
import { formatCoordinate } from '../drawing.ts';
import { darkGround, vividGround } from '../backgrounds.ts';
import type { Composition } from '../stage.ts';

/** The tight ropes of a boxing ring, meeting at a corner. */
export const ropes: Composition = (stage) => {
  const { drawing, width, height, x, y, unit, colors, chance } = stage;
  if (chance.happens(0.4)) vividGround(stage);
  else darkGround(stage);
  const side = chance.side();
  const tilt = chance.between(-7, 7);
  const thick = unit * chance.between(0.07, 0.11);
  const corner = x + side * unit * chance.between(-0.1, 0.3);
  const far = width + unit;
  const inks = [colors.paper, colors.hot, colors.flash];
  const shapes: string[] = [];
  inks.forEach((color, index) => {
    const at = y + (index - 1) * unit * 0.27;
    const lean = (index - 1) * unit * 0.2;
    const rope = (toX: number, toY: number, shade: number) => {
      const paint = drawing.linear(
        [0, at - thick],
        [0, at + thick],
        [0.1, interpolateColors(color, colors.paper, 0.4 * (1 - shade))],
        [0.45, interpolateColors(color, colors.ink, shade)],
        [0.85, interpolateColors(color, colors.ink, 0.6 + shade * 0.4)],
      );
      return `<path d="M${formatCoordinate(corner)} ${formatCoordinate(at)}L${formatCoordinate(toX)} ${formatCoordinate(toY)}" stroke="${paint}" stroke-width="${formatCoordinate(thick)}" fill="none"/>`;
    };
    drawing.add(
      rope(corner - side * far, at + lean * 3.2, 0),
      rope(corner + side * far, at + lean * 2.2 + unit * 0.06, 0.45),
    );
  });
  const pad = unit * 0.15;
  const post = drawing.linear(
    [corner - pad, 0],
    [corner + pad, 0],
    [0, interpolateColors(colors.hot, colors.mid, 0.3)],
    [0.35, interpolateColors(colors.hot, colors.paper, 0.25)],
    [0.6, colors.hot],
    [1, colors.deep],
  );
  shapes.push(
    `<rect x="${formatCoordinate(corner - pad)}" y="${formatCoordinate(y - unit * 0.42)}" width="${formatCoordinate(pad * 2)}" height="${formatCoordinate(unit * 0.84)}" rx="${formatCoordinate(pad * 0.35)}" fill="${post}"/>`,
  );
  drawing.add(
    `<g transform="rotate(${formatCoordinate(tilt)} ${formatCoordinate(x)} ${formatCoordinate(y)})">${shapes.join('')}</g>`,
  );
  drawing.glow(corner - side * unit * 0.2, y - unit * 0.6, unit * 0.8, colors.paper, 0.14);
  drawing.glow(x, height, unit * 0.7, colors.ink, 0.5);
};
