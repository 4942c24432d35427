import { interpolateColors } from '../colors.ts';
import { formatCoordinate } from '../drawing.ts';
import { darkGround, vividGround } from '../backgrounds.ts';
import type { Composition } from '../stage.ts';
import { wordShape } from '../text-outlines.ts';

/** A word repeated line by line; one line is lit. */
export const stack: Composition = (stage) => {
  const { drawing, width, x, y, unit, colors, chance, word } = stage;
  const vivid = chance.happens(0.5);
  if (vivid) vividGround(stage);
  else darkGround(stage);
  const rows = chance.pick([4, 5]);
  const line = (unit * 1.16) / rows;
  const shape = wordShape(word, line * 0.84, 'slanted');
  const gap = shape.width + line * 0.28;
  const copies = Math.ceil(width / gap) + 2;
  const lit = rows === 5 ? 2 : chance.pick([1, 2]);
  const outline = vivid
    ? interpolateColors(colors.hot, colors.paper, 0.45)
    : interpolateColors(colors.mid, colors.hot, 0.5);
  const band = chance.happens(0.55);
  if (band) {
    const top = y + (lit - rows / 2) * line;
    drawing.add(
      `<rect y="${formatCoordinate(top)}" width="${width}" height="${formatCoordinate(line)}" fill="${vivid ? colors.paper : colors.flash}"/>`,
    );
  }
  for (let row = 0; row < rows; row++) {
    const rowY = y + (row - (rows - 1) / 2) * line;
    const shift = row === lit ? 0 : (row - lit) * gap * 0.34;
    for (let copy = -copies; copy <= copies; copy++) {
      const at = x + copy * gap + shift;
      if (Math.abs(at - width / 2) > width / 2 + gap / 2) continue;
      const paint =
        row === lit && band
          ? `fill="${colors.ink}"`
          : row === lit
            ? `fill="${copy === 0 ? (vivid ? colors.paper : colors.flash) : colors.hot}" fill-opacity="${copy === 0 ? 1 : vivid ? 0.9 : 0.75}"`
            : `fill="none" stroke="${outline}" stroke-width="${formatCoordinate(unit * 0.006)}" stroke-opacity="0.8"`;
      drawing.add(
        `<path d="${shape.path}" transform="translate(${formatCoordinate(at)} ${formatCoordinate(rowY)})" ${paint}/>`,
      );
    }
  }
};
