import type { CaptionStyle } from '#domain/playback/caption-style.ts';
import type { LibraryCaptions } from './player-library.ts';

/** The library's usual size is 15. */
const SIZES = { small: 11, medium: 15, large: 20, veryLarge: 26 } as const;

const COLORS = {
  white: '#ffffff',
  yellow: '#ffe14d',
  green: '#7dee8f',
  cyan: '#6fe7ff',
  magenta: '#ff9df5',
} as const;

const NEARLY_BLACK = '#0a0a0e';
/** In percent. */
const OPACITIES = { none: 0, half: 78, solid: 100 } as const;

const EDGES = { none: 'none', dropShadow: 'dropshadow', outline: 'uniform' } as const;

/** The look of captions, as the library's documentation names it. */
export const libraryCaptions = ({ size, color, background, edge }: CaptionStyle): LibraryCaptions => ({
  color: COLORS[color],
  fontSize: SIZES[size],
  backgroundColor: NEARLY_BLACK,
  backgroundOpacity: OPACITIES[background],
  edgeStyle: EDGES[edge],
});
