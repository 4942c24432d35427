import { interpolateColors } from '../colors.ts';
import { formatCoordinate } from '../drawing.ts';
import { darkGround, paperGround, vividGround } from '../backgrounds.ts';
import type { Composition } from '../stage.ts';

/** A minimal kettlebell: a ball and a handle. */
export const kettlebell: Composition = (stage) => {
  const { drawing, x, y, unit, colors, chance } = stage;
  const ground = chance.pick([darkGround, vividGround, vividGround, paperGround]);
  ground(stage);
  const side = chance.side();
  const radius = unit * 0.3;
  const [cx, cy] = [x, y + unit * 0.13];
  const tilt = chance.pick([0, -14, 16, 24]);
  const isDark = ground === darkGround;
  const body = isDark ? colors.hot : colors.ink;
  const light = isDark ? colors.flash : interpolateColors(colors.deep, colors.mid, 0.5);
  const handle = drawing.linear(
    [cx - radius, cy - radius * 2],
    [cx + radius, cy],
    [0, light],
    [0.6, body],
    [1, interpolateColors(body, colors.ink, 0.6)],
  );
  const ball = drawing.radial(
    { x: cx, y: cy, r: radius * 1.15, fx: cx - side * radius * 0.45, fy: cy - radius * 0.5 },
    [0, interpolateColors(light, colors.paper, isDark ? 0.6 : 0.25)],
    [0.3, light],
    [0.72, body],
    [1, interpolateColors(body, colors.ink, 0.75)],
  );
  drawing.glow(cx, cy + radius * 1.1, radius * 1.5, colors.ink, 0.5);
  const top = cy - radius * 1.52;
  drawing.add(
    `<g transform="rotate(${tilt} ${formatCoordinate(cx)} ${formatCoordinate(cy)})"><path d="M${formatCoordinate(cx - radius * 0.74)} ${formatCoordinate(cy - radius * 0.5)}L${formatCoordinate(cx - radius * 0.56)} ${formatCoordinate(top)}Q${formatCoordinate(cx)} ${formatCoordinate(top - radius * 0.34)} ${formatCoordinate(cx + radius * 0.56)} ${formatCoordinate(top)}L${formatCoordinate(cx + radius * 0.74)} ${formatCoordinate(cy - radius * 0.5)}" fill="none" stroke="${handle}" stroke-width="${formatCoordinate(radius * 0.33)}" stroke-linejoin="round" stroke-linecap="round"/>`,
    `<circle cx="${formatCoordinate(cx)}" cy="${formatCoordinate(cy)}" r="${formatCoordinate(radius)}" fill="${ball}"/></g>`,
    `<circle cx="${formatCoordinate(cx)}" cy="${formatCoordinate(cy)}" r="${formatCoordinate(radius * 0.52)}" fill="none" stroke="${isDark ? colors.paper : colors.hot}" stroke-width="${formatCoordinate(unit * 0.014)}"/>`,
  );
};
