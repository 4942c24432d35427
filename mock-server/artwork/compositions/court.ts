import { interpolateColors } from '../colors.ts';
import { formatCoordinate } from '../drawing.ts';
import { vividGround } from '../backgrounds.ts';
import type { Composition } from '../stage.ts';

/** The lines of a playing field from above, with a ball. */
export const court: Composition = (stage) => {
  const { drawing, width, height, x, y, unit, colors, chance } = stage;
  vividGround(stage);
  const turn = chance.pick([0, -12, 18, 90, -28]);
  const line = unit * 0.022;
  const far = width + height;
  const stroke = `fill="none" stroke="${colors.paper}" stroke-width="${formatCoordinate(line)}"`;
  const field = interpolateColors(colors.mid, colors.hot, 0.9);
  const [key, radius] = [unit * 0.3, unit * 0.22];
  const half = drawing.linear(
    [-unit, 0],
    [unit, 0],
    [0, interpolateColors(field, colors.flash, 0.35)],
    [1, field],
  );
  drawing.add(
    `<g transform="translate(${formatCoordinate(x)} ${formatCoordinate(y)}) rotate(${turn})">`,
    `<rect x="${formatCoordinate(-far)}" y="0" width="${formatCoordinate(far * 2)}" height="${formatCoordinate(far)}" fill="${half}"/>`,
    `<circle r="${formatCoordinate(radius)}" fill="${colors.mid}"/>`,
    `<path d="M${formatCoordinate(-far)} 0H${formatCoordinate(far)}" ${stroke}/><circle r="${formatCoordinate(radius)}" ${stroke}/>`,
    `<path d="M${formatCoordinate(-unit * 0.62)} ${formatCoordinate(-far)}V${formatCoordinate(far)}M${formatCoordinate(unit * 0.62)} ${formatCoordinate(-far)}V${formatCoordinate(far)}" ${stroke}/>`,
    `<path d="M${formatCoordinate(-key)} ${formatCoordinate(unit * 0.72)}H${formatCoordinate(key)}M${formatCoordinate(-key)} ${formatCoordinate(-unit * 0.72)}H${formatCoordinate(key)}" ${stroke}/>`,
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
  drawing.add(
    `<circle cx="${formatCoordinate(ballX)}" cy="${formatCoordinate(ballY)}" r="${formatCoordinate(size)}" fill="${ball}"/>`,
  );
};
