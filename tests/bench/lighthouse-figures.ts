import { alternate, type Pair } from './alternate.ts';
import { addressesOf, SCREENS, type Bench } from './bench-context.ts';
import { atMost, figureOfPair, type Aim, type Figure } from './figure.ts';
import { audit, type Audit, type Device, type Lighthouse } from './lighthouse.ts';

const DEVICES: readonly Device[] = ['mobile', 'desktop'];

/** Lighthouse's figures of the screens. */
export async function lighthouseFigures(
  { chromium, product, runs }: Bench,
  lighthouse: Lighthouse,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const device of DEVICES) {
    for (const screen of SCREENS) {
      const { app, reference } = addressesOf(screen, product);
      const pair = await alternate(
        runs,
        () => audit(app, { lighthouse, device, chromium }),
        () => audit(reference, { lighthouse, device, chromium }),
      );
      figures.push(...figuresOf(device, screen, pair));
    }
  }
  return figures;
}

function figuresOf(device: Device, screen: string, pair: Pair<Audit>): Figure[] {
  const figure = figureOfPair(`Lighthouse, ${device}, ${screen}; reference: the static page`, pair);
  const bestScore: Aim | undefined =
    device === 'mobile' ? { on: 'figure', bound: 'at least', value: 98 } : undefined;
  return [
    figure('Performance score', 'points', ({ score }) => score, bestScore),
    figure('Largest content', 'ms', ({ largestContent }) => largestContent, atMost(1.6, 'ratio')),
    figure('Layout shift', 'shift', ({ shift }) => shift, { on: 'figure', bound: 'below', value: 0.01 }),
    figure('Blocked', 'ms', ({ blocked }) => blocked, { on: 'figure', bound: 'below', value: 150 }),
  ];
}
