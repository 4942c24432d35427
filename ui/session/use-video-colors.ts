import { videoColors } from '../design-system/theme/video-colors.ts';
import type { Palette } from '../design-system/theme/palette.ts';
import { useConfig } from './use-config.ts';

/** The customer's colours over a video, as a style. */
export const useVideoColors = (): Palette => videoColors(useConfig().styling.highlightColor);
