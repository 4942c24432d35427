import { interpolateColors } from '../colors.ts';
import { formatCoordinate } from '../drawing.ts';
import { darkGround, paperGround } from '../backgrounds.ts';
import type { Composition } from '../stage.ts';

/** A flower of overlapping glass petals. */
export const petals: Composition = (stage) => {
  const { drawing, x, y, unit, colors, chance } = stage;
  const light = chance.happens(0.35);
  if (light) paperGround(stage);
  else darkGround(stage);
  const count = chance.pick([8, 10, 12]);
  const long = unit * 0.6;
  const wide = long * chance.between(0.3, 0.42);
  const turn = chance.between(0, 360 / count);
  const blend = light ? 'multiply' : 'screen';
  const outer = light ? colors.hot : colors.mid;
  const leaf = `M0 0C${formatCoordinate(wide)} ${formatCoordinate(-long * 0.32)} ${formatCoordinate(wide * 0.8)} ${formatCoordinate(-long * 0.8)} 0 ${formatCoordinate(-long)}C${formatCoordinate(-wide * 0.8)} ${formatCoordinate(-long * 0.8)} ${formatCoordinate(-wide)} ${formatCoordinate(-long * 0.32)} 0 0Z`;
  const paint = drawing.linear(
    [0, 0],
    [0, -long],
    [0, light ? interpolateColors(colors.flash, colors.hot, 0.4) : colors.flash, light ? 0.6 : 0.42],
    [0.45, colors.hot, light ? 0.6 : 0.5],
    [1, outer, light ? 0.75 : 0.7],
  );
  for (const [scale, offset] of [
    [1, 0],
    [0.66, 0.5],
  ] as const) {
    for (let petal = 0; petal < count; petal++) {
      const angle = turn + ((petal + offset) * 360) / count;
      drawing.add(
        `<path d="${leaf}" transform="translate(${formatCoordinate(x)} ${formatCoordinate(y)}) rotate(${formatCoordinate(angle)}) scale(${scale})" fill="${paint}" style="mix-blend-mode:${blend}"/>`,
      );
    }
  }
  drawing.add(
    `<circle cx="${formatCoordinate(x)}" cy="${formatCoordinate(y)}" r="${formatCoordinate(unit * 0.035)}" fill="${light ? colors.paper : colors.paper}"/>`,
  );
};
