import { alternateOn, type Pair } from './alternate.ts';
import { SCREENS, type Bench } from './bench-context.ts';
import { atLeast, atMost, figureOfPair, type Figure } from './figure.ts';
import { audit, type Audit, type Device, type Lighthouse } from './lighthouse.ts';

const DEVICES: readonly Device[] = ['mobile', 'desktop'];

/** Lighthouse's figures of the screens. */
export async function lighthouseFigures(
  { chromium, pages, runs }: Bench,
  lighthouse: Lighthouse,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const device of DEVICES) {
    for (const screen of SCREENS) {
      const pair = await alternateOn(runs, pages, (side) =>
        audit(side[screen], { lighthouse, device, chromium }),
      );
      figures.push(...figuresOf(device, screen, pair));
    }
  }
  return figures;
}

function figuresOf(device: Device, screen: string, pair: Pair<Audit>): Figure[] {
  const figure = figureOfPair(`Lighthouse, ${device}, ${screen}; reference: the static page`, pair);
  const bestScore = device === 'mobile' ? atLeast(100) : undefined;
  return [
    figure('Performance score', 'points', ({ score }) => score, bestScore),
    figure('Largest content', 'ms', ({ largestContent }) => largestContent, atMost(1.6, 'ratio')),
    figure('Layout shift', 'shift', ({ shift }) => shift, { on: 'figure', bound: 'below', value: 0.01 }),
    figure('Blocked', 'ms', ({ blocked }) => blocked, { on: 'figure', bound: 'below', value: 50 }),
  ];
}
