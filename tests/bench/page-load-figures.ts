import { alternateOn, type Pair } from './alternate.ts';
import { SCREENS, type Bench } from './bench-context.ts';
import { atMost, figureOfPair, type Aim, type Figure } from './figure.ts';
import { CPU_SLOWDOWN, loadPage, loadPageAgain, type Conditions, type PageLoad } from './page-load.ts';

interface Aims {
  readonly screen?: Aim;
  readonly card?: Aim;
}

const CONDITIONS: readonly (Conditions & { readonly name: string; readonly aims: Aims })[] = [
  {
    name: 'a slow processor',
    cpuSlowdown: CPU_SLOWDOWN,
    slowNetwork: false,
    aims: { screen: atMost(1.3, 'ratio'), card: atMost(2.5, 'ratio') },
  },
  {
    name: 'a slow processor and a slow network',
    cpuSlowdown: CPU_SLOWDOWN,
    slowNetwork: true,
    aims: { screen: atMost(1.5, 'ratio'), card: atMost(3, 'ratio') },
  },
];

/** How the screens load on a phone's screen, with a slow processor, and with a slow network in addition. */
export async function pageLoadFigures({ devtools, pages, runs, afterwardsMs }: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const conditions of CONDITIONS) {
    for (const screen of SCREENS) {
      const pair = await alternateOn(runs, pages, (side) =>
        loadPage(devtools, side[screen], { ...conditions, afterwardsMs }),
      );
      figures.push(...figuresOf(`${screen} with ${conditions.name}`, pair, conditions.aims));
    }
  }
  return figures;
}

/** How the screens load when they have been visited before. */
export async function secondVisitFigures({ devtools, pages, runs, afterwardsMs }: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, ...conditions } of CONDITIONS) {
    for (const screen of SCREENS) {
      const pair = await alternateOn(runs, pages, (side) =>
        loadPageAgain(devtools, side[screen], { ...conditions, afterwardsMs }),
      );
      const aims: Aims = screen === 'home' ? { screen: atMost(1.2, 'ratio') } : {};
      figures.push(...figuresOf(`${screen} a second time with ${name}`, pair, aims));
    }
  }
  return figures;
}

function figuresOf(where: string, pair: Pair<PageLoad>, aims: Aims): Figure[] {
  const figure = figureOfPair(`Loading ${where}; reference: the static page`, pair);
  return [
    figure('First content', 'ms', ({ firstContent }) => firstContent),
    figure('Largest content', 'ms', ({ largestContent }) => largestContent),
    figure('Hero visible', 'ms', ({ heroVisible }) => heroVisible),
    figure('Screen visible', 'ms', ({ screenVisible }) => screenVisible, aims.screen),
    figure('First card visible', 'ms', ({ cardVisible }) => cardVisible, aims.card),
    figure('Long tasks', 'tasks', ({ longTasks }) => longTasks.length),
    figure('Longest task', 'ms', ({ longTasks }) => Math.max(0, ...longTasks)),
    figure('Layout shift', 'shift', ({ shift }) => shift, { on: 'figure', bound: 'below', value: 0.01 }),
  ];
}
