import { interpolateColors } from '../colors.ts';
import { formatCoordinate } from '../drawing.ts';
import { vividGround } from '../backgrounds.ts';
import type { Composition } from '../stage.ts';

/** Shards that fly apart from one point. */
export const burst: Composition = (stage) => {
  const { drawing, width, height, x, y, unit, colors, chance } = stage;
  vividGround(stage);
  const reach = Math.hypot(width, height);
  const [cx, cy] = [
    x + chance.side() * unit * chance.between(0.05, 0.2),
    y + unit * chance.between(0.1, 0.3),
  ];
  const shards = chance.pick([26, 32]);
  const turn = chance.between(0, Math.PI);
  for (let shard = 0; shard < shards; shard++) {
    const angle = turn + ((shard + chance.between(-0.3, 0.3)) / shards) * Math.PI * 2;
    const open = (Math.PI / shards) * chance.between(0.25, 0.9);
    const from = unit * chance.between(0.06, 0.36);
    const color = chance.pick([colors.deep, colors.ink, colors.flash, colors.paper, colors.hot]);
    const paint = drawing.radial(
      { x: cx, y: cy, r: unit * 1.2 },
      [0.05, color, 1],
      [0.7, color, 0.8],
      [1, interpolateColors(color, colors.mid, 0.5), 0.2],
    );
    const point = (length: number, at: number) =>
      `${formatCoordinate(cx + Math.cos(at) * length)} ${formatCoordinate(cy + Math.sin(at) * length)}`;
    drawing.add(
      `<path d="M${point(from, angle)}L${point(reach, angle - open)}L${point(reach, angle + open)}Z" fill="${paint}"/>`,
    );
  }
  drawing.glow(cx, cy, unit * 0.42, colors.paper, 0.95);
};
