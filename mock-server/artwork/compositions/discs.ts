import { interpolateColors } from '../colors.ts';
import { formatCoordinate } from '../drawing.ts';
import { darkGround, paperGround } from '../backgrounds.ts';
import type { Composition } from '../stage.ts';

/** Three overlapping glass discs. */
export const discs: Composition = (stage) => {
  const { drawing, x, y, unit, colors, chance } = stage;
  const light = chance.happens(0.45);
  if (light) paperGround(stage);
  else darkGround(stage);
  const turn = chance.between(0, Math.PI * 2);
  const radius = unit * 0.32;
  const inks = light
    ? [colors.hot, colors.mid, colors.deep]
    : [colors.hot, colors.mid, interpolateColors(colors.mid, colors.flash, 0.35)];
  inks.forEach((color, index) => {
    const angle = turn + (index / inks.length) * Math.PI * 2;
    const [cx, cy] = [x + Math.cos(angle) * radius * 0.62, y + Math.sin(angle) * radius * 0.62];
    const paint = drawing.linear(
      [cx - radius, cy - radius],
      [cx + radius, cy + radius],
      [0, interpolateColors(color, colors.paper, light ? 0.35 : 0.08), 0.96],
      [0.5, color, light ? 0.9 : 0.75],
      [1, color, light ? 0.55 : 0.35],
    );
    drawing.add(
      `<circle cx="${formatCoordinate(cx)}" cy="${formatCoordinate(cy)}" r="${formatCoordinate(radius)}" fill="${paint}" style="mix-blend-mode:${light ? 'multiply' : 'screen'}"/>`,
    );
  });
};
