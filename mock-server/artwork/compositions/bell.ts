import { interpolateColors } from '../colors.ts';
import { n } from '../drawing.ts';
import { darkGround, paperGround, vividGround } from '../backgrounds.ts';
import type { Composition } from '../stage.ts';

/** A minimal kettlebell: a ball and a handle. */
export const bell: Composition = (stage) => {
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
    `<g transform="rotate(${tilt} ${n(cx)} ${n(cy)})"><path d="M${n(cx - radius * 0.74)} ${n(cy - radius * 0.5)}L${n(cx - radius * 0.56)} ${n(top)}Q${n(cx)} ${n(top - radius * 0.34)} ${n(cx + radius * 0.56)} ${n(top)}L${n(cx + radius * 0.74)} ${n(cy - radius * 0.5)}" fill="none" stroke="${handle}" stroke-width="${n(radius * 0.33)}" stroke-linejoin="round" stroke-linecap="round"/>`,
    `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(radius)}" fill="${ball}"/></g>`,
    `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(radius * 0.52)}" fill="none" stroke="${isDark ? colors.paper : colors.hot}" stroke-width="${n(unit * 0.014)}"/>`,
  );
};
