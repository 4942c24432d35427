import type { CatalogueItem } from '../catalogue/items/catalogue-item.ts';
import { interpolateColors } from './colors.ts';
import { formatCoordinate } from './drawing.ts';
import type { Stage } from './stage.ts';
import { wordShape } from './text-outlines.ts';

/** A channel's name on its colours, legible in the sidebar of a guide. */
export function channelLogo(
  { drawing, width, height, x, y, unit, colors }: Stage,
  { title }: CatalogueItem,
): void {
  drawing.wash(
    drawing.linear(
      [0, 0],
      [width, height],
      [0, colors.mid],
      [0.55, interpolateColors(colors.mid, colors.deep, 0.6)],
      [1, colors.ink],
    ),
  );
  drawing.glow(width, 0, unit * 1.1, colors.hot, 0.8);
  const words = title
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9 ]/g, '')
    .split(' ')
    .filter(Boolean)
    .slice(0, 2);
  const line = unit * (words.length > 1 ? 0.3 : 0.42);
  words.forEach((word, index) => {
    const shape = wordShape(word, line, 'slanted');
    const scale = Math.min(1, (width * 0.8) / shape.width);
    const at = y + (index - (words.length - 1) / 2) * line * 1.22;
    drawing.add(
      `<path d="${shape.path}" transform="translate(${formatCoordinate(x)} ${formatCoordinate(at)}) scale(${scale.toFixed(3)})" fill="${index === 0 ? colors.paper : colors.flash}"/>`,
    );
  });
}
