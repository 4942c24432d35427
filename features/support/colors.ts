import { ScenarioMistake } from './scenario-mistake.ts';

/** Colours by plain names, as a config writes them. */
export const COLORS: Readonly<Record<string, string>> = {
  'pale yellow': '#fff3b0',
  'dark blue': '#102a43',
  'midnight blue': '#0a0d16',
};

/** A colour in a cell, by its name or as a config writes it. */
export function hexIn(cell: string): string {
  if (cell.startsWith('#')) return cell;
  const color = COLORS[cell];
  if (color) return color;
  throw new ScenarioMistake(`No colour is called "${cell}". There are: ${Object.keys(COLORS).join(', ')}`);
}

/** A colour as customers write it, '#0a0d16', from how browsers say it, 'rgb(10, 13, 22)'; anything else as it is. */
export function asHex(color: string): string {
  const [, ...parts] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color) ?? [];
  return parts.length === 0
    ? color
    : `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}
