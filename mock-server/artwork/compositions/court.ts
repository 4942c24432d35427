import { interpolateColors } from '../colors.ts';
import { n } from '../drawing.ts';
import { vividGround } from '../backgrounds.ts';
import type { Composition } from '../stage.ts';

/** The lines of a playing field from above, with a ball. */
export const court: Composition = (stage) => {
  const { drawing, width, height, x, y, unit, colors, chance } = stage;
  vividGround(stage);
  const turn = chance.pick([0, -12, 18, 90, -28]);
  const line = unit * 0.022;
  const far = width + height;
  const stroke = `fill="none" stroke="${colors.paper}" stroke-width="${n(line)}"`;
  const field = interpolateColors(colors.mid, colors.hot, 0.9);
  const [key, radius] = [unit * 0.3, unit * 0.22];
  const half = drawing.linear(
    [-unit, 0],
    [unit, 0],
    [0, interpolateColors(field, colors.flash, 0.35)],
    [1, field],
  );
  drawing.add(
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">`,
    `<rect x="${n(-far)}" y="0" width="${n(far * 2)}" height="${n(far)}" fill="${half}"/>`,
    `<circle r="${n(radius)}" fill="${colors.mid}"/>`,
    `<path d="M${n(-far)} 0H${n(far)}" ${stroke}/><circle r="${n(radius)}" ${stroke}/>`,
    `<path d="M${n(-unit * 0.62)} ${n(-far)}V${n(far)}M${n(unit * 0.62)} ${n(-far)}V${n(far)}" ${stroke}/>`,
    `<path d="M${n(-key)} ${n(unit * 0.72)}H${n(key)}M${n(-key)} ${n(-unit * 0.72)}H${n(key)}" ${stroke}/>`,
    '</g>',
  );
  const angle = chance.between(0, Math.PI * 2);
  const [ballX, ballY] = [x + Math.cos(angle) * unit * 0.16, y + Math.sin(angle) * unit * 0.16];
  const size = unit * 0.1;
  drawing.glow(ballX + size * 0.5, ballY + size * 0.6, size * 1.7, colors.ink, 0.6);
  const ball = drawing.radial(
    { x: ballX, y: ballY, r: size * 1.1, fx: ballX - size * 0.4, fy: ballY - size * 0.45 },
    [0, colors.paper],
    [0.5, colors.flash],
    [1, colors.hot],
  );
  drawing.add(`<circle cx="${n(ballX)}" cy="${n(ballY)}" r="${n(size)}" fill="${ball}"/>`);
};
