import type { AspectRatio } from './aspect-ratio.ts';

/** CAT-12: the minimum width of each screen size, in CSS pixels. */
export const BREAKPOINTS = { xs: 0, sm: 480, md: 768, lg: 1024, xl: 1200 } as const;

export type ScreenSize = keyof typeof BREAKPOINTS;

const TILES: Readonly<Record<ScreenSize, number>> = { xs: 1, sm: 2, md: 3, lg: 4, xl: 5 };
const TRAINER_TILES: Readonly<Record<ScreenSize, number>> = { xs: 2, sm: 4, md: 5, lg: 7, xl: 10 };
const COLUMNS: Readonly<Record<ScreenSize, number>> = { xs: 2, sm: 2, md: 3, lg: 4, xl: 4 };

/** CAT-12: the number of tiles of a shelf that are visible at once. */
export const shelfTiles = (size: ScreenSize, allTrainers: boolean): number =>
  (allTrainers ? TRAINER_TILES : TILES)[size];

export const isMediumOrWider = (size: ScreenSize): boolean => size !== 'xs' && size !== 'sm';

/** MEM-02: wider than medium. */
export const isWiderThanMedium = (size: ScreenSize): boolean => size === 'lg' || size === 'xl';

const NARROW_RATIOS: readonly AspectRatio[] = ['1:1', '9:13', '2:3', '9:16'];

/** CAT-13: the columns of a grid; grids of narrow images have one more from md up. */
export function gridColumns(size: ScreenSize, ratio: AspectRatio): number {
  return COLUMNS[size] + (isMediumOrWider(size) && NARROW_RATIOS.includes(ratio) ? 1 : 0);
}
