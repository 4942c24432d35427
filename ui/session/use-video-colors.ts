import { videoColors } from '../design-system/theme/video-colors.ts';
import type { BrandColors } from '../design-system/theme/brand-colors.ts';
import { useConfig } from './use-config.ts';

/** The customer's colours over a video, as a style. */
export const useVideoColors = (): BrandColors => videoColors(useConfig().styling.highlightColor);
