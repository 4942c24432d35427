import { interpolatePalette } from '../colors.ts';
import { formatCoordinate } from '../drawing.ts';
import { darkGround, vividGround } from '../backgrounds.ts';
import type { Composition } from '../stage.ts';

/** A row of arrows, each brighter than the last. */
export const chevrons: Composition = (stage) => {
  const { drawing, width, x, y, unit, colors, chance } = stage;
  if (chance.happens(0.4)) vividGround(stage);
  else darkGround(stage);
  const turn = chance.pick([0, 0, -20, -90]);
  const arm = turn === -90 ? Math.max(unit * 0.62, width * 0.54) : unit * 0.66;
  const lean = turn === -90 ? unit * 0.42 : arm * 0.72;
  const thick = unit * chance.between(0.15, 0.21);
  const step = thick * chance.between(1.35, 1.7);
  const count = Math.ceil(width / step) + 2;
  const shapes: string[] = [];
  for (let index = 0; index < count; index++) {
    const at = (index - count * 0.62) * step;
    const share = index / (count - 1);
    const color = interpolatePalette([colors.deep, colors.mid, colors.hot, colors.flash], share * 1.25 - 0.1);
    const paint = drawing.linear(
      [at, -arm],
      [at, arm],
      [0, color, 0.35 + share * 0.6],
      [0.5, color, 1],
      [1, color, 0.2 + share * 0.4],
    );
    shapes.push(
      `<path d="M${formatCoordinate(at)} ${formatCoordinate(-arm)}h${formatCoordinate(thick)}l${formatCoordinate(lean)} ${formatCoordinate(arm)}l${formatCoordinate(-lean)} ${formatCoordinate(arm)}h${formatCoordinate(-thick)}l${formatCoordinate(lean)} ${formatCoordinate(-arm)}Z" fill="${paint}"/>`,
    );
  }
  drawing.add(
    `<g transform="translate(${formatCoordinate(x)} ${formatCoordinate(y)}) rotate(${turn})">${shapes.join('')}</g>`,
  );
};
