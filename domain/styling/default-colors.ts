import type { Rgb } from './color.ts';

/** CFG-17: the colours of a brand whose config has none. */
export const DEFAULT_BACKGROUND: Rgb = [11, 13, 18];
export const DEFAULT_HIGHLIGHT: Rgb = [255, 92, 57];
