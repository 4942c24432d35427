import { interpolatePalette } from '../colors.ts';
import { formatCoordinate } from '../drawing.ts';
import { darkGround, vividGround } from '../backgrounds.ts';
import type { Composition } from '../stage.ts';

/** Speed streaks along one slope. */
export const sweep: Composition = (stage) => {
  const { drawing, width, x, y, unit, colors, chance } = stage;
  const vivid = chance.happens(0.35);
  if (vivid) vividGround(stage);
  else darkGround(stage);
  const angle = chance.pick([-18, -24, -32, 20]);
  const reach = width * 0.75 + unit;
  const streaks: string[] = [];
  const rows = 15;
  for (let row = 0; row < rows; row++) {
    const share = row / (rows - 1);
    const height = unit * (0.02 + 0.1 * chance.share() ** 2 + (row % 4 === 1 ? 0.05 : 0));
    const top = (share - 0.5) * unit * 1.75 + chance.between(-0.03, 0.03) * unit;
    const head = chance.between(-0.15, 0.85) * unit;
    const length = chance.between(0.7, 1.7) * reach;
    const color = chance.happens(0.14)
      ? colors.paper
      : interpolatePalette([colors.mid, colors.hot, colors.flash], chance.share());
    const paint = drawing.linear(
      [head - length, 0],
      [head, 0],
      [0, color, 0],
      [0.55, color, 0.35],
      [1, color, 1],
    );
    streaks.push(
      `<rect x="${formatCoordinate(head - length)}" y="${formatCoordinate(top - height / 2)}" width="${formatCoordinate(length)}" height="${formatCoordinate(height)}" rx="${formatCoordinate(height / 2)}" fill="${paint}"/>`,
    );
  }
  drawing.add(
    `<g transform="translate(${formatCoordinate(x)} ${formatCoordinate(y)}) rotate(${angle})">${streaks.join('')}</g>`,
  );
};
