import { interpolateColors } from '../colors.ts';
import { formatCoordinate } from '../drawing.ts';
import { darkGround } from '../backgrounds.ts';
import type { Composition } from '../stage.ts';

/** A spinning wheel: rim, spokes, and light along them. */
export const wheel: Composition = (stage) => {
  const { drawing, x, y, unit, colors, chance } = stage;
  darkGround(stage);
  const side = chance.side();
  const [cx, cy] = [x + side * unit * chance.between(0.05, 0.3), y + unit * chance.between(0.1, 0.4)];
  const radius = unit * chance.between(0.62, 0.74);
  drawing.glow(cx - side * radius * 0.6, cy - radius * 0.6, radius * 1.1, colors.hot, 0.45);
  const spokes = 28;
  const turn = chance.between(0, 1);
  let bright = '';
  let dim = '';
  for (let spoke = 0; spoke < spokes; spoke++) {
    const angle = ((spoke + turn) / spokes) * Math.PI * 2;
    const hub = angle + (spoke % 2 === 0 ? 1 : -1) * 1.1;
    const line = `M${formatCoordinate(cx + Math.cos(hub) * radius * 0.09)} ${formatCoordinate(cy + Math.sin(hub) * radius * 0.09)}L${formatCoordinate(cx + Math.cos(angle) * radius * 0.94)} ${formatCoordinate(cy + Math.sin(angle) * radius * 0.94)}`;
    if (spoke % 4 < 2) bright += line;
    else dim += line;
  }
  const shine = drawing.linear(
    [cx - side * radius, cy - radius],
    [cx + side * radius, cy + radius],
    [0, colors.paper],
    [0.5, colors.hot],
    [1, colors.deep],
  );
  const rim = drawing.linear(
    [cx - side * radius, cy - radius],
    [cx + side * radius, cy + radius * 0.6],
    [0, colors.flash],
    [0.35, colors.hot],
    [0.75, colors.mid],
    [1, interpolateColors(colors.deep, colors.ink, 0.4)],
  );
  const ring = (share: number, thick: number, paint: string, opacity = 1) =>
    `<circle cx="${formatCoordinate(cx)}" cy="${formatCoordinate(cy)}" r="${formatCoordinate(radius * share)}" fill="none" stroke="${paint}" stroke-width="${formatCoordinate(unit * thick)}" stroke-opacity="${opacity}"/>`;
  drawing.add(
    ring(1.2, 0.012, rim, 0.35),
    ring(1.34, 0.006, rim, 0.25),
    `<path d="${dim}" stroke="${colors.mid}" stroke-width="${formatCoordinate(unit * 0.004)}"/>`,
    `<path d="${bright}" stroke="${shine}" stroke-width="${formatCoordinate(unit * 0.007)}"/>`,
    ring(1, 0.1, rim),
    ring(0.93, 0.012, shine),
    ring(0.09, 0.035, colors.flash),
  );
};
