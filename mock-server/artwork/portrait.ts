import type { CatalogueItem } from '../catalogue/items/catalogue-item.ts';
import { interpolateColors } from './colors.ts';
import { formatCoordinate } from './drawing.ts';
import { vividGround } from './backgrounds.ts';
import type { Stage } from './stage.ts';
import { wordShape } from './text-outlines.ts';

/** A trainer without a face: initials in front of a disc of light, in the colours of their genre. */
export function portrait(stage: Stage, { title }: CatalogueItem): void {
  const { drawing, width, height, x, colors, chance } = stage;
  const unit = Math.min(width, height);
  const y = height / 2;
  vividGround({ ...stage, unit });
  const side = chance.side();
  const radius = unit * 0.37;
  const [cx, cy] = [x + side * unit * 0.05, y - unit * 0.03];
  drawing.glow(cx, cy, radius * 1.9, colors.flash, 0.35);
  const disc = drawing.linear(
    [cx - side * radius, cy - radius],
    [cx + side * radius, cy + radius],
    [0, colors.flash],
    [0.5, colors.hot],
    [1, interpolateColors(colors.mid, colors.deep, 0.4)],
  );
  drawing.add(
    `<circle cx="${formatCoordinate(cx)}" cy="${formatCoordinate(cy)}" r="${formatCoordinate(radius)}" fill="${disc}"/>`,
  );
  drawing.add(shade(stage, cx, cy, radius, side));
  const initials = title
    .normalize('NFKD')
    .split(/[\s-]+/)
    .map((word) => word.charAt(0))
    .filter((letter) => /[A-Z]/.test(letter))
    .slice(0, 2)
    .join('');
  const shape = wordShape(initials, unit * 0.5, 'slanted');
  const place = (dx: number, dy: number) =>
    `translate(${formatCoordinate(x + dx * unit)} ${formatCoordinate(y + unit * 0.1 + dy * unit)})`;
  drawing.add(
    `<path d="${shape.path}" transform="${place(0.016, 0.02)}" fill="${colors.ink}" fill-opacity="0.35"/>`,
    `<path d="${shape.path}" transform="${place(0, 0)}" fill="${colors.paper}"/>`,
  );
}

/** Lines over the dark side of the disc. */
function shade(
  { drawing, unit, colors }: Stage,
  cx: number,
  cy: number,
  radius: number,
  side: -1 | 1,
): string {
  const clip = drawing.clip(
    `<circle cx="${formatCoordinate(cx)}" cy="${formatCoordinate(cy)}" r="${formatCoordinate(radius)}"/>`,
  );
  const count = 13;
  const lines = Array.from({ length: count }, (_line, index) => {
    const at = cx + side * radius * (-0.15 + (1.15 * index) / (count - 1));
    const thick = (unit * 0.002 + (unit * 0.022 * index) / count) * 1.1;
    return `<rect x="${formatCoordinate(at - thick / 2)}" y="${formatCoordinate(cy - radius)}" width="${formatCoordinate(thick)}" height="${formatCoordinate(radius * 2)}"/>`;
  });
  return `<g clip-path="${clip}"><g transform="rotate(${side * 24} ${formatCoordinate(cx)} ${formatCoordinate(cy)}) scale(1)" fill="${colors.deep}" fill-opacity="0.75">${lines.join('')}</g></g>`;
}
