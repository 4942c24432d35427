import { interpolateColors } from '../colors.ts';
import { formatCoordinate } from '../drawing.ts';
import { darkGround } from '../backgrounds.ts';
import type { Composition } from '../stage.ts';
import { wordShape } from '../text-outlines.ts';

/** A bumper plate from the front, larger than the picture. */
export const plate: Composition = (stage) => {
  const { drawing, x, y, unit, colors, chance } = stage;
  darkGround(stage);
  const side = chance.side();
  const radius = unit * chance.between(0.58, 0.74);
  const [cx, cy] = [x + side * unit * chance.between(0, 0.22), y + unit * chance.between(0, 0.2)];
  const color = chance.pick([colors.hot, colors.mid, colors.flash]);
  const lit = (share: number, tint: string, strength = 0.3) =>
    drawing.linear(
      [cx - side * radius * share, cy - radius * share],
      [cx + side * radius * share * 0.8, cy + radius * share],
      [0, interpolateColors(tint, colors.paper, strength)],
      [0.45, tint],
      [1, interpolateColors(tint, colors.ink, 0.78)],
    );
  const disc = (share: number, paint: string) =>
    `<circle cx="${formatCoordinate(cx)}" cy="${formatCoordinate(cy)}" r="${formatCoordinate(radius * share)}" fill="${paint}"/>`;
  drawing.add(
    disc(1.03, interpolateColors(colors.ink, colors.deep, 0.3)),
    disc(1, lit(1, color)),
    disc(0.86, interpolateColors(color, colors.ink, 0.55)),
    disc(0.845, lit(-0.85, interpolateColors(color, colors.ink, 0.18), 0.15)),
    disc(0.4, lit(0.4, interpolateColors(colors.paper, colors.mid, 0.25), 0.5)),
    disc(0.34, lit(-0.34, interpolateColors(colors.paper, colors.mid, 0.4), 0.3)),
    disc(0.115, colors.ink),
  );
  const number = wordShape(chance.pick(['10', '15', '20', '25']), radius * 0.27, 'upright');
  const ink = color === colors.flash ? colors.ink : colors.paper;
  for (const turn of [0, 180]) {
    drawing.add(
      `<path d="${number.path}" transform="translate(${formatCoordinate(cx)} ${formatCoordinate(cy)}) rotate(${formatCoordinate(turn - side * 22)}) translate(0 ${formatCoordinate(-radius * 0.625)})" fill="${ink}"/>`,
    );
  }
};
