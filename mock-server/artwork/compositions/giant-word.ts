import { interpolateColors } from '../colors.ts';
import { formatCoordinate } from '../drawing.ts';
import { darkGround, vividGround } from '../backgrounds.ts';
import type { Composition } from '../stage.ts';
import { wordShape } from '../text-outlines.ts';

/** A number or word that almost fills the picture, shaded towards the bottom. */
export const giantWord: Composition = (stage) => {
  const { drawing, width, x, y, unit, colors, chance, word } = stage;
  const vivid = chance.happens(0.45);
  if (vivid) vividGround(stage);
  else darkGround(stage);
  const isNumber = /^\d+$/.test(word);
  const full = wordShape(word, unit * (isNumber ? 1.02 : 0.86), 'slanted');
  const fit = Math.min(1, (width * 0.97) / full.width);
  const shape = fit < 1 ? wordShape(word, full.height * fit, 'slanted') : full;
  const at = `translate(${formatCoordinate(x)} ${formatCoordinate(y + unit * 0.06)})`;
  const half = shape.height / 2;
  const shade = drawing.linear([0, -half], [0, half], [0, colors.ink, 0], [1, colors.ink, 0.7]);
  const body = drawing.linear(
    [-shape.width / 2, -half],
    [shape.width / 2, half],
    [0, vivid ? colors.paper : colors.flash],
    [0.42, vivid ? colors.flash : colors.hot],
    [1, vivid ? colors.flash : interpolateColors(colors.hot, colors.mid, 0.35)],
  );
  const clip = drawing.clip(`<path d="${shape.path}"/>`);
  const firstStripe = chance.between(-0.02, 0.22);
  const stripes = Array.from({ length: 7 }, (_stripe, index) => {
    const top = half * (firstStripe + index * 0.14);
    return `<rect x="${formatCoordinate(-unit)}" y="${formatCoordinate(top)}" width="${formatCoordinate(unit * 2)}" height="${formatCoordinate(half * (0.012 + index * 0.011))}" fill="${vivid ? interpolateColors(colors.mid, colors.hot, 0.6) : colors.ink}"/>`;
  });
  drawing.add(
    `<g transform="${at}"><path d="${shape.path}" transform="translate(${formatCoordinate(unit * 0.03)} ${formatCoordinate(unit * 0.03)})" fill="${colors.ink}" fill-opacity="0.35"/>`,
    `<path d="${shape.path}" fill="${body}"/><g clip-path="${clip}">${stripes.join('')}</g>`,
    `<path d="${shape.path}" fill="${shade}" fill-opacity="0.5"/></g>`,
  );
};
