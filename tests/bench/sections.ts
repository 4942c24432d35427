import type { Bench } from './bench-context.ts';
import type { BenchMode, BenchOptions, BenchPart } from './bench-options.ts';
import { pressFigures, pressWorkFigures, searchFigures } from './browsing-figures.ts';
import { channelFigures } from './channel-figures.ts';
import type { Figure } from './figure.ts';
import { firstFrameFigures } from './first-frame-figures.ts';
import {
  guideFlingFigures,
  guideMemoryFigures,
  guideOpeningFigures,
  guidePressFigures,
} from './guide-figures.ts';
import { memberPageFigures } from './member-page-figures.ts';
import { memoryFigures } from './memory-figures.ts';
import { pageLoadFigures, secondVisitFigures } from './page-load-figures.ts';
import { platformFigures } from './platform-figures.ts';
import { platformSearchFigures } from './platform-search-figures.ts';
import { playingFigures } from './playing-figures.ts';
import { saveFigures } from './save-figures.ts';
import { scrollingFigures } from './scrolling-figures.ts';
import { seekFigures } from './seek-figures.ts';
import { sessionFigures } from './session-figures.ts';
import { sizeComparison } from './size-comparison.ts';
import { sizeFigures } from './size-figures.ts';

/** Figures that are measured together. */
export interface Section {
  readonly what: string;
  readonly part: BenchPart | null;
  readonly modes: readonly BenchMode[];
  readonly measure: (bench: Bench) => Promise<readonly Figure[]>;
  /** Whether it shows more of the lists of workouts or channels than their beginning. */
  readonly hasLists?: boolean;
}

const EVERYWHERE: readonly BenchMode[] = ['full', 'quick', 'compare'];
const FULL: readonly BenchMode[] = ['full'];
const NOT_QUICK: readonly BenchMode[] = ['full', 'compare'];

/** In the order of the page of figures. */
const SECTIONS: readonly Section[] = [
  { what: 'what is sent', part: 'sizes', modes: ['full', 'quick'], measure: sizeFigures },
  { what: 'what is sent', part: 'sizes', modes: ['compare'], measure: sizeComparison },
  { what: 'how pages load', part: 'loads', modes: EVERYWHERE, measure: pageLoadFigures },
  { what: 'how pages load again', part: 'second-visits', modes: NOT_QUICK, measure: secondVisitFigures },
  { what: 'the first frame', part: 'player', modes: FULL, measure: firstFrameFigures },
  { what: 'the first frame of another place', part: 'player', modes: FULL, measure: seekFigures },
  { what: 'a video that plays', part: 'player', modes: FULL, measure: playingFigures },
  { what: 'what a save costs', part: null, modes: FULL, measure: saveFigures },
  { what: 'what stays of twenty workouts', part: null, modes: FULL, measure: memoryFigures, hasLists: true },
  {
    what: 'how screens scroll',
    part: 'scrolling',
    modes: NOT_QUICK,
    measure: scrollingFigures,
    hasLists: true,
  },
  { what: 'how a guide opens', part: 'guide', modes: FULL, measure: guideOpeningFigures, hasLists: true },
  {
    what: 'how a guide is flung',
    part: 'guide',
    modes: NOT_QUICK,
    measure: guideFlingFigures,
    hasLists: true,
  },
  {
    what: 'the press on a program',
    part: 'guide',
    modes: NOT_QUICK,
    measure: guidePressFigures,
    hasLists: true,
  },
  { what: 'the memory of a guide', part: 'guide', modes: FULL, measure: guideMemoryFigures, hasLists: true },
  { what: 'the press on a channel', part: 'guide', modes: FULL, measure: channelFigures, hasLists: true },
  { what: 'progress and coaching', part: 'own-pages', modes: FULL, measure: memberPageFigures },
  { what: 'the press on a card', part: 'presses', modes: EVERYWHERE, measure: pressFigures },
  { what: 'the work after a press', part: 'presses', modes: NOT_QUICK, measure: pressWorkFigures },
  { what: 'a session of presses', part: 'presses', modes: NOT_QUICK, measure: sessionFigures },
  { what: 'a search', part: 'presses', modes: EVERYWHERE, measure: searchFigures },
  { what: 'the mock platform', part: 'platform', modes: FULL, measure: platformFigures },
  { what: 'the mock platform’s search', part: 'platform', modes: FULL, measure: platformSearchFigures },
];

/** What a run measures; throws if it is nothing. */
export function sectionsOf({ mode, only }: BenchOptions): readonly Section[] {
  // A part by itself is measured whole, however few its runs.
  const from = only !== null && mode === 'quick' ? 'full' : mode;
  const chosen = SECTIONS.filter(({ part, modes }) => modes.includes(from) && (!only || part === only));
  if (chosen.length === 0) throw new Error(`--${only} is no part of a comparison`);
  return chosen;
}
