import { ScenarioMistake } from './scenario-mistake.ts';

/** Colours by plain names: as a config writes them, and as a browser computes them. */
export const COLORS: Readonly<Record<string, { readonly hex: string; readonly computed: string }>> = {
  'pale yellow': { hex: '#fff3b0', computed: 'rgb(255, 243, 176)' },
  'dark blue': { hex: '#102a43', computed: 'rgb(16, 42, 67)' },
  'midnight blue': { hex: '#0a0d16', computed: 'rgb(10, 13, 22)' },
};

/** A colour in a cell, by its name or as a config writes it. */
export function hexIn(cell: string): string {
  if (cell.startsWith('#')) return cell;
  const color = COLORS[cell];
  if (color) return color.hex;
  throw new ScenarioMistake(`No colour is called "${cell}". There are: ${Object.keys(COLORS).join(', ')}`);
}
