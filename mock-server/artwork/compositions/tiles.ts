import { formatCoordinate } from '../drawing.ts';
import type { Composition } from '../stage.ts';

/** A Swiss grid of quarter circles, half circles and dots. */
export const tiles: Composition = ({ drawing, width, height, x, y, unit, colors, chance }) => {
  const rows = chance.pick([3, 4]);
  const cell = (unit * 1.0) / rows;
  const columns = Math.ceil(width / cell) + 2;
  const left = x - Math.ceil(x / cell) * cell + (rows % 2 === 0 ? 0 : cell / 2);
  const top = y - (rows / 2) * cell - cell;
  const inks = [colors.deep, colors.mid, colors.hot, colors.flash, colors.ink, colors.paper] as const;
  drawing.wash(colors.ink);
  for (let row = 0; row < Math.ceil(height / cell) + 2; row++) {
    for (let column = -1; column < columns; column++) {
      const [cx, cy] = [left + column * cell, top + row * cell];
      const ground = chance.pick([colors.ink, colors.deep, colors.deep, colors.mid]);
      let shape = chance.pick(inks);
      if (shape === ground) shape = colors.hot;
      drawing.add(
        `<rect x="${formatCoordinate(cx)}" y="${formatCoordinate(cy)}" width="${formatCoordinate(cell + 0.6)}" height="${formatCoordinate(cell + 0.6)}" fill="${ground}"/>`,
      );
      drawing.add(tile(chance.whole(0, 9), cx, cy, cell, shape));
    }
  }
  const [shadeX, shadeY] = [x + unit * 0.9, y + unit * 0.9];
  drawing.glow(shadeX, shadeY, unit * 1.4, colors.ink, 0.55);
  drawing.glow(x - unit * 0.6, y - unit * 0.6, unit * 1.1, colors.paper, 0.12);
};

function tile(kind: number, x: number, y: number, cell: number, fill: string): string {
  const corner = kind % 4;
  const [cx, cy] = [x + (corner % 2) * cell, y + (corner > 1 ? cell : 0)];
  if (kind < 6) {
    const clip = `<svg x="${formatCoordinate(x)}" y="${formatCoordinate(y)}" width="${formatCoordinate(cell)}" height="${formatCoordinate(cell)}">`;
    return `${clip}<circle cx="${formatCoordinate(cx - x)}" cy="${formatCoordinate(cy - y)}" r="${formatCoordinate(cell)}" fill="${fill}"/></svg>`;
  }
  if (kind === 6)
    return `<circle cx="${formatCoordinate(x + cell / 2)}" cy="${formatCoordinate(y + cell / 2)}" r="${formatCoordinate(cell * 0.5)}" fill="${fill}"/>`;
  if (kind === 7)
    return `<circle cx="${formatCoordinate(x + cell / 2)}" cy="${formatCoordinate(y + cell / 2)}" r="${formatCoordinate(cell * 0.22)}" fill="${fill}"/>`;
  if (kind === 8)
    return `<path d="M${formatCoordinate(x)} ${formatCoordinate(y + cell)}L${formatCoordinate(x + cell)} ${formatCoordinate(y)}V${formatCoordinate(y + cell)}Z" fill="${fill}"/>`;
  return `<rect x="${formatCoordinate(x)}" y="${formatCoordinate(y + cell * 0.34)}" width="${formatCoordinate(cell)}" height="${formatCoordinate(cell * 0.32)}" fill="${fill}"/>`;
}
